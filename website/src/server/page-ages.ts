import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { lastNoticeAt } from '../lib/notice-clock';

/** What Next says of a stored page: an old one is `STALE`, and is being made anew. */
const CACHE_STATE = 'x-nextjs-cache';
const MAX_PAGES = 10_000;
/** After a failed renewal Next stores the old page again as if it were new, for this long at most, seconds. */
const RETRY_SECONDS = 30;

/** True when Next answers with a stored page that is past its time or was marked old, and is making a new one. */
export function isStale(headers: OutgoingHttpHeaders): boolean {
  return headers[CACHE_STATE] === 'STALE';
}

/** When each page was last known to hold all that was published, so that a page that merely aged is told apart. */
export class PageAges {
  readonly #startedAt = Date.now();
  readonly #currentAt = new LRUCache<string, number>({ max: MAX_PAGES });

  /** @param askedAt when the request was made that `headers` answer, epoch milliseconds */
  note({ url, headers, askedAt }: { url: string; headers: OutgoingHttpHeaders; askedAt: number }): void {
    const state = headers[CACHE_STATE];
    if ((state === 'HIT' || state === 'MISS') && !isRetained(headers))
      this.#currentAt.set(pageOf(url), askedAt);
  }

  /** True when something was published since the page was last current. Of two in one millisecond: true. */
  isBehindNotice(url: string): boolean {
    return lastNoticeAt() >= (this.#currentAt.get(pageOf(url)) ?? this.#startedAt);
  }
}

/** True for an old page that Next keeps because a new one could not be made: it is not what was published. */
function isRetained(headers: OutgoingHttpHeaders): boolean {
  const [, seconds] = /\bs-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? [];
  return seconds !== undefined && Number(seconds) <= RETRY_SECONDS;
}

/** The page behind an address: the router's data is made with it, and of its query only `page` leads elsewhere. */
function pageOf(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const page = new URLSearchParams(query).get('page');
  return page ? `${path}?page=${page}` : path;
}
