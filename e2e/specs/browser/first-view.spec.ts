import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { SCRIPT } from '../../support/held';
import { hasReact, startScripts } from '../../support/hydration';
import { openAtRest } from '../../support/page-at-rest';
import { installClock } from '../../support/page-clock';

/** Time by which a page has fetched ahead all it has room for, ms. */
const FETCHED_MS = 2000;
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
  const ways = { '/': 1, [`/${language}/faq`]: 5 };
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

// When scripts are fetched and started, and what a press, a focus, a large page or a slow line changes: deferred-scripts.test.ts.
test('an untouched page fetches ahead, and the rest when it is touched', async ({ page, language }) => {
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

test.describe('a slider with pictures that nobody has touched', () => {
  // On phones its slides are words alone.
  test.use({ screens: ['desktop'] });

  test('fetches slides at a touch', async ({ page, language }) => {
    await installClock(page);
    await openAtRest(page, `/${language}`);
    await page.clock.runFor(FETCHED_MS);
    const later = page.locator('[data-after-touch] > img');
    const fetched = () =>
      later.evaluateAll((all) => all.filter((picture) => Reflect.get(picture, 'currentSrc')).length);
    expect(await later.count()).toBeGreaterThan(0);
    expect((await later.first().locator('..').boundingBox())?.height).toBeGreaterThan(100);
    expect(await fetched()).toBe(0);
    await page.locator('h1').dispatchEvent('pointerdown');
    await page.clock.runFor(1);
    await expect.poll(fetched).toBeGreaterThan(0);
    expect(await hasReact(page)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ screens: ['phone'] });

  test('an untouched page opens its menu before the tap starts scripts', async ({ page, language }) => {
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
