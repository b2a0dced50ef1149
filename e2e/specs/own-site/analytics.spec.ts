import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { serveCopy, tellOfChanges } from '../../support/builds';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForRouter } from '../../support/hydration';
import { patternOf, wordsOf } from '../../support/locale';
import { endAfter, serveHere } from '../../support/servers';

// A website that is set up with analytics and a map of others. Its file comes before those of other sites, as it takes the longest.
test.use({ viewport: { width: 360, height: 740 } });

const ending = endAfter();

const ANALYTICS = {
  ANALYTICS_SCRIPT_URL: 'https://stats.test/js/script.js',
  ANALYTICS_NAME: 'Stats of Others',
  ANALYTICS_ATTRIBUTES: 'data-domain=clinic.example',
  ANALYTICS_ORIGINS: 'https://in.stats.test',
};
const COUNTER = 'script[src^="https://stats.test"]';
/** Script of a third party: it reports the page. */
const SCRIPT = `fetch('https://in.stats.test/seen?'+document.currentScript.dataset.domain, { method: 'POST', mode: 'no-cors' })`;

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ATTRIBUTION = 'Streets by the makers of the map';
/** Nine around each place. */
const TILES = 9;

let tilesAsked: IncomingMessage[] = [];
let isMapAway = false;
let base: string;

test.beforeAll(async () => {
  const tiles = await serveHere((request, response) => {
    tilesAsked.push(request);
    response.writeHead(isMapAway ? 503 : 200, { 'content-type': 'image/png' }).end(isMapAway ? '' : TILE);
  });
  ending(tiles);
  const settings = {
    ...ANALYTICS,
    MAP_TILES_URL: `${tiles.url}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: ATTRIBUTION,
  };
  base = ending(await serveCopy({ isOld: true, settings })).url;
  // Of a page whose content has changed the first visitor is given a new one; one that is merely old is made anew in a minute.
  await tellOfChanges({ site: base, types: ['main-info'] });
});

async function watchCounters(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:in\.)?stats\.test\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return asked;
}

/** Opens a page once it is made with these settings: one of before is given until then. */
async function open(page: Page, path: string, before?: string): Promise<void> {
  const read = async () => (await page.request.get(base + path)).text();
  await expect.poll(read, { timeout: 180_000 }).toContain(ANALYTICS.ANALYTICS_NAME);
  await page.goto(base + path, before === undefined ? {} : { referer: base + before });
}

/** Opens a page until the answer was read on it, and expects that nobody else is told. */
async function expectNotCounted(page: Page, path: string, before?: string): Promise<void> {
  await open(page, path, before);
  await waitForRouter(page);
  await page.waitForFunction(() => {
    const part = document.querySelector('[data-live=analytics]');
    return part !== null && Symbol.for('live-part') in part;
  });
  await expect(page.locator(COUNTER)).toHaveCount(0);
}

const label = new RegExp(`^(${wordsOf.en.analytics.label}|${wordsOf.ar.analytics.label})$`);
const question = (page: Page) => page.getByRole('region', { name: label });

test('analytics of others are asked about until minds are changed', async ({ page, language, words }) => {
  const { yes, no } = words.analytics;
  const asked = await watchCounters(page);
  const shown = question(page);
  await open(page, `/${language}/faq`);
  await expect(shown).toContainText(ANALYTICS.ANALYTICS_NAME);
  await expectAccessible(page);
  await shown.getByRole('button', { name: no, exact: true }).click();
  await expect(shown).toBeHidden();
  await expectNotCounted(page, `/${language}/faq`);
  await expect(shown).toBeHidden();
  expect(asked).toEqual([]);

  // Pressed before the script that draws it is there.
  const { promise: pressed, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route('**/live-parts.js*', (route) => pressed.then(() => route.continue()));
  await open(page, `/${language}/privacy-policy`);
  const answer = (name: string) => shown.getByRole('button', { name, exact: true });
  await answer(yes).click();
  letScriptCome();
  await expect(answer(yes)).toHaveAttribute('aria-pressed', 'true');
  const counted = ['https://stats.test/js/script.js', 'https://in.stats.test/seen?clinic.example'];
  await expect.poll(() => asked).toEqual(counted);
  asked.length = 0;
  await page.goto(`${base}/${language}/faq`);
  await expect.poll(() => asked).toEqual(counted);
  // Never on pages of a booking, nor on the page after one, which names it.
  const door = `/${language}/check-in/1/code-of-the-door`;
  for (const path of [`/${language}/my-bookings`, door]) await expectNotCounted(page, path);
  await expectNotCounted(page, `/${language}/faq`, door);
  await page.goto(`${base}/${language}/privacy-policy`);
  await answer(no).click();
  await expect(answer(no)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(COUNTER)).toHaveCount(0);
});

test('a branch is seen on the map of others behind a press', async ({ page, request, language, words }) => {
  const { showMap, mapOf } = words.branches;
  tilesAsked = [];
  isMapAway = false;
  const list = await (await request.get(`${base}/${language}/branches`)).text();
  const [path = ''] = new RegExp(`/${language}/branches/\\d+-[^"#?]+`).exec(list) ?? [];
  await open(page, path);
  await question(page).getByRole('button', { name: words.analytics.no, exact: true }).click();
  await waitForRouter(page);
  expect(tilesAsked).toHaveLength(0);

  await page.getByText(showMap, { exact: true }).click();
  const map = page.getByRole('img', { name: patternOf(mapOf) });
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const drawn = () =>
    map.locator('img').evaluateAll((all) => all.filter((one) => Reflect.get(one, 'naturalWidth') > 0).length);
  await expect.poll(drawn).toBe(TILES);
  expect(tilesAsked).toHaveLength(TILES);
  expect(new Set(tilesAsked.map(({ url }) => url)).size).toBe(TILES);
  for (const { url, headers } of tilesAsked) {
    expect(url).toMatch(/^\/16\/\d+\/\d+\.png$/);
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
    expect(headers['user-agent']).not.toContain('Mozilla');
  }
  await expect(page.getByText(ATTRIBUTION)).toBeVisible();
  await expectAccessible(page);

  // Only tiles around a branch are given, and a map that is away is said to be.
  const statusOf = async (path: string) => (await request.get(`${base}/api/map/${path}`)).status();
  for (const other of ['1/2_0', '1/0_0%2F..', '999/0_0']) expect(await statusOf(other), other).toBe(404);
  isMapAway = true;
  expect(await statusOf('1/1_1')).toBe(502);
});
