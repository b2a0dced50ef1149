import type { Page } from '@playwright/test';
import { LEAVING_BAR } from '../../../website/src/lib/browser/leaving-bar';
import { LOADING_BAR, STACKING } from '../../../website/src/lib/browser/shell-constants';
import { expect, test } from '../../support/fixtures';
import { holdPage } from '../../support/held';
import { startScripts } from '../../support/hydration';
import type { Locale } from '../../support/locale';
import { openAtRest } from '../../support/page-at-rest';

/** Opens the doctors, and gives the link of the first with what tells its page. */
async function openList(page: Page, language: Locale) {
  await openAtRest(page, `/${language}/doctors`);
  const link = page.locator(`main a[href*="/${language}/doctor/"]`).first();
  const href = decodeURI((await link.getAttribute('href')) ?? '');
  return { link, isThere: (address: URL) => decodeURI(address.pathname) === href };
}

// Its length over time, and that a quick page shows none: loading-progress.test.ts.
test('a thin bar waits, grows, fills, and is gone after the page', async ({ page, language }) => {
  const { link, isThere } = await openList(page, language);
  const letGo = await holdPage(page, isThere);
  await startScripts(page);
  const bar = page.locator('[data-loading-bar]');
  await bar.waitFor({ state: 'attached' });
  for (const [property, value] of Object.entries({
    ...{ height: `${LOADING_BAR.height}px`, 'background-color': 'rgb(2, 35, 81)', position: 'fixed' },
    ...{ 'z-index': String(STACKING.modal), 'inset-block-start': '0px', 'inset-inline-start': '0px' },
  }))
    await expect(bar).toHaveCSS(property, value);
  expect(LOADING_BAR.color).toBe('#022351');

  await link.click();
  await expect(bar).toHaveCSS('opacity', '1');
  letGo();
  await page.waitForURL(isThere);
  await expect(bar).toHaveCSS('opacity', '0');
});

test('it runs also before a page has its scripts', async ({ page, language }) => {
  const { link, isThere } = await openList(page, language);
  // The page is being left: what it shows is noted for the next one.
  await page.evaluate((name) => {
    new MutationObserver(() => {
      const bar = document.querySelector(`[${name}]`);
      if (!(bar instanceof HTMLElement)) return;
      const { backgroundColor, height } = getComputedStyle(bar);
      sessionStorage.setItem(name, `${backgroundColor} ${height}, to ${bar.style.inlineSize}`);
    }).observe(document.documentElement, { childList: true });
  }, LEAVING_BAR);
  await link.click();
  await page.waitForURL(isThere);
  const seen = await page.evaluate((name) => sessionStorage.getItem(name), LEAVING_BAR);
  expect(seen).toBe(`rgb(2, 35, 81) ${LOADING_BAR.height}px, to 90%`);
  await expect(page.locator(`[${LEAVING_BAR}]`)).toHaveCount(0);
});
