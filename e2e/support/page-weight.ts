import type { Page } from '@playwright/test';
import { scrollThrough } from './scroll';

export type PageWeight = {
  requests: number;
  /** Bytes over the wire, headers included, as the browser counted them. */
  total: number;
  script: number;
  font: number;
};

/** What a first visit costs: the page is opened with an empty cache and read to its end. */
export async function weighPage({ page, path }: { page: Page; path: string }): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const weight: PageWeight = { requests: 0, total: 0, script: 0, font: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    weight.requests += 1;
    weight.total += encodedDataLength;
    if (kind === 'Script') weight.script += encodedDataLength;
    if (kind === 'Font') weight.font += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(encodeURI(path), { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await session.detach();
  return weight;
}
