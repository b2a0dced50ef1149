import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { SEARCH_KEYS } from '../../lib/list-addresses';

/** What Next says of a page that was made before it was asked for. */
const PRERENDERED = 'x-nextjs-prerender';
const MAX_PAGES = 10_000;

const LIST = /^\/(?:en|ar)\/(doctors|branches|services|blog)$/;
/** Lists lead elsewhere by these (next.config.ts). */
const LIST_KEYS: Record<string, readonly string[]> = {
  doctors: [...SEARCH_KEYS.doctors, 'page'],
  branches: ['page'],
  services: ['page'],
  blog: [...SEARCH_KEYS.blog, 'page'],
};

function leadsElsewhere({ path, query }: { path: string; query: string }): boolean {
  const keys = LIST_KEYS[LIST.exec(path)?.[1] ?? ''] ?? [];
  const given = new URLSearchParams(query);
  return keys.some((key) => given.has(key));
}

/** The pages that Next keeps: their query is read in the browser alone, if at all, so one answer serves them all. */
export class KeptPages {
  readonly #paths = new LRUCache<string, true>({ max: MAX_PAGES });

  note({ url, headers }: { url: string; headers: OutgoingHttpHeaders }): void {
    const [path = '', query = ''] = url.split('?', 2);
    // Next may write this header twice.
    const isPrerendered = [headers[PRERENDERED]].flat().includes('1');
    if (isPrerendered && !leadsElsewhere({ path, query })) this.#paths.set(path, true);
  }

  /** The address without a query that changes nothing in the answer; the whole address while that is not known. */
  withoutUnreadQuery(url: string): string {
    const [path = '', query] = url.split('?', 2);
    if (query === undefined || !this.#paths.has(path)) return url;
    return leadsElsewhere({ path, query }) ? url : path;
  }
}
