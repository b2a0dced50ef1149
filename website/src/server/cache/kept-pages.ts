import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isMadePerVisit } from '../../lib/cache/made-per-visit';

/** What Next says of a page that was made before it was asked for. */
const PRERENDERED = 'x-nextjs-prerender';
const MAX_PAGES = 10_000;

const LIST = /^\/(?:en|ar)\/(?:doctors|branches|services|blog)\?/;

/** Lists lead to another page by these queries (next.config.ts). */
function leadsElsewhere(url: string): boolean {
  if (isMadePerVisit(url)) return true;
  return LIST.test(url) && new URLSearchParams(url.split('?', 2)[1]).has('page');
}

/** The pages that Next keeps: their query is read in the browser alone, if at all, so one answer serves them all. */
export class KeptPages {
  readonly #paths = new LRUCache<string, true>({ max: MAX_PAGES });

  note({ url, headers }: { url: string; headers: OutgoingHttpHeaders }): void {
    // Next may write this header twice.
    const isPrerendered = [headers[PRERENDERED]].flat().includes('1');
    if (isPrerendered && !leadsElsewhere(url)) this.#paths.set(pathOf(url), true);
  }

  /** The address without a query that changes nothing in the answer; the whole address while that is not known. */
  withoutUnreadQuery(url: string): string {
    const path = pathOf(url);
    if (path === url || !this.#paths.has(path)) return url;
    return leadsElsewhere(url) ? url : path;
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
