import type { Page } from '@playwright/test';
import { LOADING_BAR, STACKING } from '../../../website/src/lib/shell-constants';
import { expect, test } from '../../support/fixtures';

type Sample = { at: number; width: number; opacity: number };

/** Writes down, frame by frame, how the bar looks from now on. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const samples: Sample[] = [];
    Object.assign(window, { barSamples: samples });
    const look = () => {
      const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
      if (bar) {
        const width = Number.parseFloat(bar.style.inlineSize);
        samples.push({ at: performance.now(), width, opacity: Number(bar.style.opacity) });
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function readSamples(page: Page): Promise<Sample[]> {
  return page.evaluate(() => (window as Window & { barSamples?: Sample[] }).barSamples ?? []);
}

/** Follows a link of the page whose answer takes `delay` ms. */
async function goSlowly({ page, href, delay }: { page: Page; href: string; delay: number }): Promise<void> {
  await page.route(
    (url) => decodeURI(url.pathname) === decodeURI(href) && url.searchParams.has('_rsc'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    },
  );
  await page.locator(`main a[href="${href}"]`).first().click();
}

test('the bar waits, grows, fills, and is gone after the page has come', async ({ page, language }) => {
  await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
  const href = await page.locator(`main a[href*="/${language}/doctor/"]`).first().getAttribute('href');
  await watchBar(page);
  await goSlowly({ page, href: href ?? '', delay: 1500 });
  await page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(href ?? ''));
  await page.waitForTimeout(LOADING_BAR.hideDelay + LOADING_BAR.resetDelay + 400);

  const samples = await readSamples(page);
  const shown = samples.filter(({ opacity }) => opacity === 1);
  const widths = shown.map(({ width }) => width);
  expect(widths[0]).toBeLessThan(15);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths.at(-1)).toBe(100);
  expect(samples.at(-1)).toMatchObject({ width: 0, opacity: 0 });

  const full = shown.filter(({ width }) => width === 100);
  const fullFor = (full.at(-1)?.at ?? 0) - (full[0]?.at ?? 0);
  expect(Math.abs(fullFor - LOADING_BAR.hideDelay)).toBeLessThan(250);
  const fading = samples.filter(({ width, opacity }) => width === 100 && opacity === 0);
  const fadingFor = (fading.at(-1)?.at ?? 0) - (fading[0]?.at ?? 0);
  expect(Math.abs(fadingFor - LOADING_BAR.resetDelay)).toBeLessThan(250);
});

test('a page that comes within 200 ms shows no bar', async ({ page, language }) => {
  await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
  await watchBar(page);
  await page.evaluate(() => {
    window.dispatchEvent(new CustomEvent('site:navigation-started', { detail: '?quick' }));
    history.replaceState(null, '', '?quick');
  });
  await page.waitForTimeout(1000);
  expect((await readSamples(page)).filter(({ opacity }) => opacity > 0)).toEqual([]);
});

test('the bar is 3 px of the brand colour at the top, from the start of the line', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/doctors`, { waitUntil: 'networkidle' });
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
