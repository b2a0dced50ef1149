import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { SCRIPT } from '../../support/held';
import { hasReact, startScripts } from '../../support/hydration';
import { openAtRest } from '../../support/page-at-rest';
import { installClock } from '../../support/page-clock';

/** Time by which a page has fetched ahead all it has room for, ms. */
const FETCHED_MS = 2000;
/** Time longer than a focus by a tap waits for its click, ms. */
const CLICKED_MS = 500;
/** The page's scripts that are asked for from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const WANTED =
  'head :is(link[as=script], script[src*="/_next/static/"]:not([src$="/live-parts.js"], [nomodule]))';

/** Counts the scripts that the page has asked its browser to fetch, beside those of the live parts. */
const countWanted = (page: Page) => page.locator(WANTED).count();

test('scripts are asked for when everything that a page shows is there', async ({ page, language }) => {
  // Least number of scripts each asks for while nobody touches it.
  const ways = { '/': 1, [`/${language}`]: 1, [`/${language}/faq`]: 5, [`/${language}/booking`]: 1 };
  for (const [path, scripts] of Object.entries(ways))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const timesOf = () =>
        page.evaluate(() => ({
          loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
            .loadEventStart,
          starts: performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/_next\/static\/.+\.js/.test(name))
            .map(({ startTime }) => startTime),
        }));
      await expect.poll(async () => (await timesOf()).starts.length).toBeGreaterThanOrEqual(scripts);
      const { loaded, starts } = await timesOf();
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(loaded);
    });
});

test('beside a late picture live parts are drawn', async ({ page, language }) => {
  // Held for ever, as is every clock of the page: only what a test does can start the scripts.
  await page.route('**/_next/image?**', () => new Promise(() => {}));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const asked = scriptsOf(page);
  await page.goto(`/${language}`, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(3900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(4);
});

test.describe('a page that nobody has touched', () => {
  test('draws its live parts without React', async ({ page, language, words }) => {
    await installClock(page);
    await openAtRest(page, `/${language}/branches`);
    const { open, closed } = words.branches.openNow;
    await expect(page.locator('[data-live=open-now]').first()).toContainText(new RegExp(`${open}|${closed}`));
    expect(await hasReact(page)).toBe(false);

    const gets = (type: string) =>
      page.evaluate((one) => void window.dispatchEvent(new FocusEvent(one)), type);
    await gets('focus');
    await page.clock.runFor(CLICKED_MS);
    await expect(page.locator('html.touched')).toHaveCount(0);
    // Left for another window and come back to.
    await gets('blur');
    await gets('focus');
    await page.clock.runFor(CLICKED_MS);
    await expect(page.locator('html.touched')).toHaveCount(1);
    await expect.poll(() => hasReact(page)).toBe(true);
  });

  // Not after a large page, nor on a slow line: deferred-scripts.test.ts.
  test('fetches ahead what every page has, and the rest when it is touched', async ({ page, language }) => {
    await installClock(page);
    const asked = scriptsOf(page);
    await openAtRest(page, `/${language}/faq`);
    await page.clock.runFor(FETCHED_MS);
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    const ahead = await countWanted(page);
    expect(ahead).toBeGreaterThan(2);
    await startScripts(page);
    await expect.poll(() => hasReact(page)).toBe(true);
    expect(await countWanted(page)).toBeGreaterThan(ahead + 3);
  });
});

test.describe('a slider with pictures that nobody has touched', () => {
  // On phones its slides are words alone.
  test.use({ screens: ['desktop'] });

  test('leaves its line to a pressed link, and fetches slides at a touch', async ({ page, language }) => {
    await installClock(page);
    await openAtRest(page, `/${language}`);
    await page.clock.runFor(FETCHED_MS);
    const later = page.locator('[data-after-touch] > img');
    const fetched = () =>
      later.evaluateAll((all) => all.filter((picture) => Reflect.get(picture, 'currentSrc')).length);
    expect(await later.count()).toBeGreaterThan(0);
    expect((await later.first().locator('..').boundingBox())?.height).toBeGreaterThan(100);
    expect(await fetched()).toBe(0);

    const wanted = await countWanted(page);
    const link = page.locator('main a[href*="/booking"]').first();
    for (const type of ['pointerdown', 'pointerup']) await link.dispatchEvent(type);
    await page.clock.runFor(CLICKED_MS);
    expect(await countWanted(page)).toBe(wanted);
    await page.locator('h1').dispatchEvent('pointerdown');
    await page.clock.runFor(1);
    expect(await countWanted(page)).toBeGreaterThan(wanted + 3);
    await expect.poll(fetched).toBeGreaterThan(0);
    expect(await hasReact(page)).toBe(false);
    await page.locator('h1').dispatchEvent('pointerup');
    await page.clock.runFor(CLICKED_MS);
    await expect.poll(() => hasReact(page)).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ screens: ['phone'] });

  test('a page that nobody has touched opens its menu before the tap starts scripts', async ({
    page,
    language,
  }) => {
    await openAtRest(page, `/${language}`);
    const menu = page.locator('header details:has(nav)');
    const isOpenAtStart = menu.evaluate(
      (details: HTMLDetailsElement) =>
        new Promise((done) => {
          const isScript = ({ nodeName }: Node) => nodeName === 'SCRIPT';
          new MutationObserver((records) => {
            if (records.some(({ addedNodes }) => [...addedNodes].some(isScript))) done(details.open);
          }).observe(document.head, { childList: true });
        }),
    );
    await menu.locator('summary').tap();
    expect(await isOpenAtStart).toBe(true);
    await expect.poll(() => hasReact(page)).toBe(true);
    await expect(menu).toHaveAttribute('open');
  });
});
