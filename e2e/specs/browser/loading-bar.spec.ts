import type { Page } from '@playwright/test';
import { LOADING_BAR, STACKING } from '../../../website/src/lib/shell-constants';
import { expect, test } from '../../support/fixtures';
import { holdPage } from '../../support/hold-page';
import { startScripts } from '../../support/hydration';

/** Stops the clock of a page that has a bar: from here on only the test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await startScripts(page);
  await page.locator('[data-loading-bar]').waitFor({ state: 'attached' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** How the bar looks at this moment of the page's clock. */
function lookOf(page: Page): Promise<{ width: number; isShown: boolean }> {
  return page.locator('[data-loading-bar]').evaluate((bar) => ({
    width: Number.parseFloat(bar.style.inlineSize),
    isShown: bar.style.opacity === '1',
  }));
}

test('the bar waits, grows, fills, and is gone after the page has come', async ({ page, language }) => {
  await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href*="/${language}/doctor/"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  const isThere = (address: URL) => decodeURI(address.pathname) === decodeURI(href);
  const { letGo } = await holdPage({ page, isHeld: isThere });
  await stopClock(page);
  const look = () => lookOf(page);
  const pass = (ms: number) => page.clock.runFor(ms);

  await link.click();
  await pass(LOADING_BAR.throttle - 1);
  expect(await look()).toEqual({ width: 0, isShown: false });
  await pass(1);
  await expect.poll(look).toEqual({ width: 0, isShown: true });
  let last = 0;
  for (let step = 0; step < 4; step += 1) {
    await pass(LOADING_BAR.duration / 4);
    await expect.poll(async () => (await look()).width).toBeGreaterThan(last);
    last = (await look()).width;
  }
  expect(last).toBeLessThan(100);

  letGo();
  await page.waitForURL(isThere);
  await expect.poll(look).toEqual({ width: 100, isShown: true });
  await pass(LOADING_BAR.hideDelay - 1);
  expect(await look()).toEqual({ width: 100, isShown: true });
  await pass(1);
  await expect.poll(look).toEqual({ width: 100, isShown: false });
  await pass(LOADING_BAR.resetDelay - 1);
  expect(await look()).toEqual({ width: 100, isShown: false });
  await pass(1);
  await expect.poll(look).toEqual({ width: 0, isShown: false });
});

test('a page that comes within 200 ms shows no bar', async ({ page, language }) => {
  await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href*="/${language}/doctor/"]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  await stopClock(page);
  await link.click();
  await page.clock.runFor(LOADING_BAR.throttle - 1);
  await page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(href));
  await page.clock.runFor(LOADING_BAR.throttle);
  expect(await lookOf(page)).toEqual({ width: 0, isShown: false });
});

test('the bar is 3 px of the brand colour at the top, from the start of the line', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/doctors`);
  await startScripts(page);
  const look = await page.locator('[data-loading-bar]').evaluate((bar) => {
    const { height, backgroundColor, zIndex, insetBlockStart, insetInlineStart, position } =
      getComputedStyle(bar);
    return { height, backgroundColor, zIndex, insetBlockStart, insetInlineStart, position };
  });
  expect(look).toEqual({
    height: `${LOADING_BAR.height}px`,
    backgroundColor: 'rgb(2, 35, 81)',
    zIndex: String(STACKING.modal),
    insetBlockStart: '0px',
    insetInlineStart: '0px',
    position: 'fixed',
  });
  expect(LOADING_BAR.color).toBe('#022351');
});
