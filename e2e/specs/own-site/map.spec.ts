import { createServer, type IncomingMessage, type Server } from 'node:http';
import { expectAccessible } from '../../support/axe';
import { copyBuild, freePort, makePagesOld, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { patternOf, wordsOf } from '../../support/locale';

/** A picture of one pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ATTRIBUTION = 'Streets by the makers of the map';
/** Nine around each place. */
const TILES = 9;

let tiles: Server;
let asked: IncomingMessage[] = [];
let isAway = false;
let site: Awaited<ReturnType<typeof serveBuild>>;
let remove: () => void;
let base: string;

test.beforeAll(async () => {
  const [map, port] = [await freePort(), await freePort()];
  tiles = createServer((request, response) => {
    asked.push(request);
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'image/png' }).end(isAway ? '' : TILE);
  });
  await new Promise<void>((resolve) => tiles.listen(map, '127.0.0.1', resolve));
  const copy = copyBuild({ withoutCache: true });
  remove = copy.remove;
  makePagesOld(copy.build);
  base = `http://localhost:${port}`;
  site = await serveBuild({
    build: copy.build,
    port,
    settings: {
      MAP_TILES_URL: `http://127.0.0.1:${map}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: ATTRIBUTION,
    },
  });
});
test.afterAll(async () => {
  await site?.stop();
  tiles?.close();
  remove?.();
});

for (const language of ['en', 'ar'] as const)
  test(`a branch is seen on the map of others behind a press, and they learn nothing of who looks (${language})`, async ({
    page,
  }) => {
    const words = wordsOf[language].branches;
    asked = [];
    isAway = false;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${base}/${language}/branches`);
    const path = await page.locator(`main a[href^="/${language}/branches/"]`).first().getAttribute('href');
    const show = page.getByText(words.showMap, { exact: true });
    // Pages of before are given until the new ones are made.
    await expect(async () => {
      await page.goto(base + path);
      await expect(show).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(0);

    await show.click();
    const map = page.getByRole('img', { name: patternOf(words.mapOf) });
    await expect(map).toBeVisible();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(TILES);
    const drawn = () =>
      map
        .locator('img')
        .evaluateAll(
          (all) => all.filter((tile) => tile instanceof HTMLImageElement && tile.naturalWidth > 0).length,
        );
    await expect.poll(drawn).toBe(TILES);
    expect(new Set(asked.map(({ url }) => url)).size).toBe(TILES);
    for (const { url, headers } of asked) {
      expect(url).toMatch(/^\/16\/\d+\/\d+\.png$/);
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
      expect(headers['user-agent']).not.toContain('Mozilla');
    }
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    await expectAccessible(page);
  });

test('only tiles around a branch are given, and a map that is away is said to be', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(`${base}/api/map/${path}`)).status();
  isAway = false;
  expect(await statusOf('1/0_0')).toBe(200);
  expect(await statusOf('1/2_0')).toBe(404);
  expect(await statusOf('1/0_0%2F..')).toBe(404);
  expect(await statusOf('999/0_0')).toBe(404);
  isAway = true;
  expect(await statusOf('1/1_1')).toBe(502);
});
