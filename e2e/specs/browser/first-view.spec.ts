import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
// biome-ignore lint/plugin: a slow line is made of time
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { doctorOfTest } from '../../support/appointments';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { hasReact, waitForRouter } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { installClock, openAtRest, readLayoutShift, watchLayoutShift } from '../../support/page-at-rest';
import { pathOf, publicRoutes } from '../../support/routes';
import { serveHere } from '../../support/servers';

/** Time by which a page has fetched ahead all it has room for, ms. */
const FETCHED_MS = 2000;

test('scripts are asked for when everything that a page shows is there', async ({ page, language }) => {
  // Scripts that draw start at the latest then, whatever is still missing (deferred-scripts.ts).
  const atLatest = 4000;
  // Least number of scripts each asks for while nobody touches it.
  for (const [path, scripts] of Object.entries({ '/': 1, [`/${language}/faq`]: 5 }))
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
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(Math.min(loaded, atLatest));
    });
});

// When scripts are fetched ahead and started, by what: deferred-scripts.test.ts.
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

/** Bytes at a time, and the pause between them in which the browser paints what has come. */
const PIECE = 250;
const PAUSE_MS = 35;
/** Pause before the stylesheet, until which nothing is painted. */
const HEAD_MS = 500;
/** Bytes behind the heading after which content stands below the first screen. */
const BEHIND_HEADING = 9_000;

/** Answers like the site, over a line so slow that a page is painted many times before all of it has arrived. */
function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port, host } = new URL(environment.siteUrl);
  const isPage = asked.headers['sec-fetch-dest'] === 'document';
  const headers = { ...asked.headers, host, ...(isPage && { 'accept-encoding': 'identity' }) };
  const onward = ask({ hostname, port, path: asked.url, method: asked.method, headers }, (page) => {
    answer.writeHead(page.statusCode ?? 502, page.headers);
    if (isPage) sendInPieces(page, answer).catch(() => answer.destroy());
    else page.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

async function sendInPieces(page: IncomingMessage, answer: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part);
  const html = Buffer.concat(parts);
  const end = html.indexOf('</h1>') + BEHIND_HEADING;
  let sent = html.indexOf('<body');
  answer.write(html.subarray(0, sent));
  await pause(HEAD_MS);
  while (sent < end && !answer.destroyed) {
    // Tags are not cut, so that every run cuts alike whatever the browser makes of half a tag.
    const next = html.indexOf('>', sent + PIECE) + 1 || html.length;
    answer.write(html.subarray(sent, next));
    sent = next;
    await pause(PAUSE_MS);
  }
  answer.end(html.subarray(sent));
}

/** Routes with more in their first screen than a heading. */
const HEADS = ['home', 'doctor', 'article'];

// A busy browser paints a page before it has read all of it, as it does on a slow line: what comes must not move what stands.
test('pages stand still while they arrive', async ({ page, request, language }) => {
  const line = await serveHere(passOn);
  await watchLayoutShift(page);
  for (const route of publicRoutes.filter(({ name }) => HEADS.includes(name)))
    await test.step(route.name, async () => {
      await openAtRest(page, `http://localhost:${line.port}${await pathOf({ route, language, request })}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = await readLayoutShift(page);
      expect.soft(shift.value, `${route.name}: ${shift.moved.join('\n')}`).toBeLessThanOrEqual(0.02);
    });
  line.stop();
});

function callsTo(page: Page, path: string): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) asked.push(searchParams);
  });
  return asked;
}

test('an untouched page has the times of a doctor, each asked once', async ({ page, language, words }) => {
  await test.step('all cards', async () => {
    const { nextFree, none } = words.availability;
    const asked = callsTo(page, '/api/availability/next');
    await openAtRest(page, `/${language}/doctors`);
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(1);
    const expectDrawn = (card: Locator) =>
      expect(card.locator('[data-live=next-free]')).toHaveAttribute('data-state', /^(free|none)$/);
    for (const card of await cards.all()) {
      await expectDrawn(card);
      await expect(card).toContainText(nextFree);
      const time = card.getByText(/\d{1,2}:\d{2}|12 ظهرًا/);
      await expect(card.getByText(none).or(time).first()).toBeVisible();
    }
    expect(await hasReact(page)).toBe(false);
    // React finds the lines drawn, and leaves them.
    await waitForRouter(page);
    await expectDrawn(cards.first());
    expect(asked).toHaveLength(1);
  });

  await test.step('a doctor’s days, and those of a service that is named', async () => {
    const { week } = words.availability;
    const asked = callsTo(page, '/api/availability/week');
    const doctor = `/${language}/doctor/${doctorOfTest().number}-x`;
    await openAtRest(page, doctor);
    const times = page.getByRole('link', { name: patternOf(week.book) });
    const days = page.locator('[data-slot=days] > li');
    const namesOf = () => days.locator('> p:first-child').allTextContents();
    const expectTimes = async () => {
      await expect(days).toHaveCount(5);
      for (const day of await days.all()) expect(await day.locator(times).count()).toBeGreaterThan(0);
    };
    const hrefs = () => times.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect(times.filter({ visible: true }).first()).toBeVisible();
    await expectTimes();
    expect(await hasReact(page)).toBe(false);
    const [drawn, first] = [await hrefs(), await namesOf()];
    // React finds the week drawn, and leaves it.
    await waitForRouter(page);
    expect(await hrefs()).toEqual(drawn);

    const part = page.locator('[data-live=week]');
    await page.getByRole('button', { name: week.next, exact: true }).click();
    await expect.poll(async () => (await namesOf()).join()).not.toBe(first.join());
    await expect(part).toHaveAttribute('aria-busy', 'false');
    await expect(part.locator('[data-slot=days]')).toHaveCSS('opacity', '1');
    expect((await namesOf()).filter((name) => first.includes(name))).toEqual([]);
    await expectTimes();
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(asked.map((query) => query.get('from'))).toEqual([null, day]);
    await page.getByRole('button', { name: week.previous, exact: true }).click();
    await expect.poll(namesOf).toEqual(first);

    const before = asked.length;
    await page.goto('about:blank');
    await page.goto(`${doctor}#service=1`);
    await expect(times.filter({ visible: true }).first()).toHaveAttribute('href', /[?&]service=1(&|$)/);
    expect(asked.slice(before).map((query) => query.get('service'))).toEqual(['1']);
  });
});
