import { type Browser, expect, type Page } from '@playwright/test';
import { environment } from './environment';
import { SCRIPT, waitForRouter } from './hydration';
import { installClock, scrollThrough } from './page-at-rest';
import { SIZES } from './page-checks';
import type { Route } from './routes';

const KB = 1024;

/** Product decisions, section 6: one cold visit that nobody touches, and all there is once it was read and touched. */
const UNTOUCHED = { home: 250 * KB, inner: 200 * KB, script: 125 * KB, font: 36 * KB };
const READ = { home: 400 * KB, inner: 410 * KB, script: 170 * KB, requests: 60 };
/** A step of the booking is left by a link, before anything was started. */
const BOOKING = { inner: 120 * KB, script: 15 * KB };
/** Touched beside its links, it starts scripts that nobody has asked this site for: compressed in haste, they are a tenth larger. */
const BOOKING_READ_SCRIPT = 175 * KB;

/** Time by which a page whose files are there is painted, and draws its live parts, ms. */
const PAINTED_MS = 200;
/** Time by which an untouched page has fetched ahead all it has room for, ms (lib/browser/deferred-scripts.ts). */
const FETCHED_AHEAD_MS = 2000;

/**
 * Weighs a first visit in a browser that knows nothing of the page: `untouched` until the line is idle, and `read` when
 * it has been read to its end and touched. Somebody has to have been there before: the first reader after a start is
 * sent what was compressed fast, and waits for pictures to be made.
 */
async function weighPage({ page, path }: { page: Page; path: string }) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  // Bytes over the wire, headers included, as the browser counted them; `script`: program text.
  const weight = { requests: 0, total: 0, script: 0, font: 0 };
  session.on('Network.requestWillBeSent', ({ requestId }) => open.add(requestId));
  // Program text is fetched ahead or at a touch, and becomes a script only then.
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, SCRIPT.test(response.url) ? 'Script' : type),
  );
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    open.delete(requestId);
    weight.requests += 1;
    weight.total += encodedDataLength;
    if (kind === 'Script') weight.script += encodedDataLength;
    if (kind === 'Font') weight.font += encodedDataLength;
  });
  const isIdle = () => expect.poll(() => open.size).toBe(0);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.clearBrowserCookies');
  // Time stands still while files come, so that what the page decides once they are there does not hang on how fast they came.
  // A minute ahead, as a pause in the past is refused: by then this has been said on the busiest machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.goto(path);
  for (const ms of [0, PAINTED_MS, FETCHED_AHEAD_MS]) {
    await page.clock.runFor(ms);
    await isIdle();
  }
  const untouched = { ...weight };
  await page.clock.resume();
  await waitForRouter(page);
  await scrollThrough(page);
  await isIdle();
  await session.detach();
  return { untouched, read: weight };
}

type WeighedPage = { browser: Browser; route: Route; path: string };

/** Expects a page that was visited before to be light enough for a slow phone of today, whose pictures weigh most. */
export async function expectLight({ browser, route, path }: WeighedPage): Promise<void> {
  const { name, path: kind } = route;
  const phone = { viewport: SIZES.phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: environment.siteUrl, ...phone });
  const page = await context.newPage();
  await installClock(page);
  const { untouched, read } = await weighPage({ page, path });
  const size = kind === '/' ? 'home' : 'inner';
  const isBooking = kind === '/booking';
  const budget = isBooking ? { ...UNTOUCHED, ...BOOKING } : UNTOUCHED;
  const atMost = (what: string, found: number, most: number) =>
    expect.soft(found, `${name}: ${what}`).toBeLessThanOrEqual(most);
  atMost('untouched', untouched.total, budget[size]);
  atMost('scripts, untouched', untouched.script, budget.script);
  atMost('fonts', untouched.font, budget.font);
  atMost('read and touched', read.total, READ[size]);
  atMost('scripts, touched', read.script, isBooking ? BOOKING_READ_SCRIPT : READ.script);
  atMost('requests', read.requests, READ.requests);
  await context.close();
}
