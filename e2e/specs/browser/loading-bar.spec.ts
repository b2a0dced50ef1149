import type { Page } from '@playwright/test';
import { LOADING_BAR, STACKING } from '../../../website/src/lib/shell-constants';
import { expect, test } from '../../support/fixtures';

type Sample = { at: number; width: number; opacity: number };

/** Writes down how the bar looks now and after each of its changes from now on. */
async function watchBar(page: Page): Promise<void> {
  await page.locator('[data-loading-bar]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
    if (!bar) throw new Error('The page has no loading bar.');
    const samples: Sample[] = [];
    Object.assign(window, { barSamples: samples });
    const look = () => {
      const width = Number.parseFloat(bar.style.inlineSize);
      samples.push({ at: performance.now(), width, opacity: Number(bar.style.opacity) });
    };
    look();
    new MutationObserver(look).observe(bar, { attributes: true, attributeFilter: ['style'] });
  });
}

function readSamples(page: Page): Promise<Sample[]> {
  return page.evaluate(() => (window as Window & { barSamples?: Sample[] }).barSamples ?? []);
}

function isShown({ opacity }: Sample): boolean {
  return opacity === 1;
}

/** Never sooner than wanted, in milliseconds; on a busy machine a clock may ring late. */
function expectAbout({ took, wanted }: { took: number; wanted: number }): void {
  expect(took).toBeGreaterThan(wanted - 50);
  expect(took).toBeLessThan(wanted + 1500);
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
  await expect
    .poll(async () => {
      const samples = await readSamples(page);
      return samples.some(isShown) && samples.at(-1)?.width === 0;
    })
    .toBe(true);

  const samples = await readSamples(page);
  const widths = samples.filter(isShown).map(({ width }) => width);
  expect(widths[0]).toBeLessThan(15);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths.at(-1)).toBe(100);
  expect(samples.at(-1)).toMatchObject({ width: 0, opacity: 0 });

  const filledAt = samples.find((sample) => isShown(sample) && sample.width === 100)?.at ?? 0;
  const afterwards = samples.filter(({ at }) => at > filledAt);
  const hiddenAt = afterwards.find(({ opacity }) => opacity === 0)?.at ?? 0;
  const resetAt = afterwards.find(({ width }) => width === 0)?.at ?? 0;
  expectAbout({ took: hiddenAt - filledAt, wanted: LOADING_BAR.hideDelay });
  expectAbout({ took: resetAt - hiddenAt, wanted: LOADING_BAR.resetDelay });
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
  await page.goto(`/${language}/doctors`);
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
