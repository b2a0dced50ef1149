import type { Page } from '@playwright/test';
import { scrollThrough } from './scroll';

export type PageWeight = {
  requests: number;
  /** Bytes over the wire, headers included, as the browser counted them. */
  total: number;
  /** Program text; the data of a page, which comes as a script too, is counted in all of it alone. */
  script: number;
  font: number;
};

/** Program text is fetched while the line is idle, and becomes a script only when somebody touches the page. */
function kindOf({ type, url }: { type: string; url: string }): string {
  if (url.includes('/_next/static/flight/')) return 'Data';
  return /\/_next\/static\/.+\.js/.test(url) ? 'Script' : type;
}

/** What a first visit costs: the page is opened in a browser that knows nothing of it, and read to its end. */
export async function weighPage({ page, path }: { page: Page; path: string }): Promise<PageWeight> {
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
  await session.send('Network.enable');
  await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await session.detach();
  return weight;
}
