import type { Page } from '@playwright/test';
import { startScripts } from './hydration';
import { scrollThrough } from './scroll';

export type PageWeight = {
  requests: number;
  /** Bytes over the wire, headers included, as the browser counted them. */
  total: number;
  /** Program text; the data of a page, which comes as a script too, is counted in all of it alone. */
  script: number;
  font: number;
};

/** By when a page that nobody touches has fetched ahead what there is room for, ms (server/scripts/late-scripts.ts). */
const FETCHED_AHEAD_MS = 2000;

/** Program text is fetched ahead or at a touch, and becomes a script only then. */
function kindOf({ type, url }: { type: string; url: string }): string {
  if (url.includes('/_next/static/flight/')) return 'Data';
  return /\/_next\/static\/.+\.js/.test(url) ? 'Script' : type;
}

/**
 * What a first visit costs in a browser that knows nothing of the page: `untouched` until the line is idle, and `read` when it
 * has been read to its end and touched. Somebody was there before: the first reader after a start is sent what was compressed
 * fast, and waits for pictures to be made.
 */
export async function weighPage({
  page,
  path,
}: {
  page: Page;
  path: string;
}): Promise<{ untouched: PageWeight; read: PageWeight }> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: PageWeight = { requests: 0, total: 0, script: 0, font: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf({ type, url: response.url })),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    weight.requests += 1;
    weight.total += encodedDataLength;
    if (kind === 'Script') weight.script += encodedDataLength;
    if (kind === 'Font') weight.font += encodedDataLength;
  });
  await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
  await startScripts(page);
  await scrollThrough(page);
  await page.goto('about:blank');
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.clearBrowserCookies');
  await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
  await page.waitForTimeout(FETCHED_AHEAD_MS);
  const untouched = { ...weight };
  await startScripts(page);
  await scrollThrough(page);
  await session.detach();
  return { untouched, read: weight };
}
