import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

const SCRIPT = /\/_next\/static\/.+\.js/;

/** The page's scripts that are asked for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const address of ['home page', 'bare address'])
  test(`scripts are asked for when everything the ${address} shows is there`, async ({ page, language }) => {
    await page.goto(address === 'bare address' ? '/' : `/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const timesOf = () =>
      page.evaluate(() => ({
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        starts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/_next\/static\/.+\.js/.test(name))
          .map(({ startTime }) => startTime),
      }));
    await expect.poll(async () => (await timesOf()).starts.length).toBeGreaterThan(3);
    const { loaded, starts } = await timesOf();
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(loaded);
  });

test.describe('while a picture is still on its way', () => {
  test.beforeEach(async ({ page, language }) => {
    // Held for ever, as is every clock of the page: only what a test does can start the scripts.
    await page.route('**/_next/image?**', () => new Promise(() => {}));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto(`/${language}`, { waitUntil: 'domcontentloaded' });
  });

  test('the first key starts the scripts', async ({ page }) => {
    const asked = scriptsOf(page);
    expect(await page.locator('script[src*="/_next/static/"][async]').count()).toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
  });

  test('they start without it after a while', async ({ page }) => {
    const asked = scriptsOf(page);
    await page.clock.runFor(3900);
    expect(asked).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
  });
});

test('what lies below is laid out once the scripts are there', async ({ page, language }) => {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(`/${language}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  letGo();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
});

test('going back finds the same place of a long page, and so does a reload', async ({ page, language }) => {
  await page.goto(`/${language}`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');

  const link = page.locator('main a[href*="/branches/"]').last();
  await link.scrollIntoViewIfNeeded();
  const height = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await height();
  const isWhereItWas = () => expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(60);

  await link.click();
  await expect(page).toHaveURL(/\/branches\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await isWhereItWas();

  await page.reload();
  await expect(page.locator('html')).toHaveClass(/fully-rendered/);
  await isWhereItWas();
});
