import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { isOfBooking } from '../../lib/cache/made-per-visit';
import { carriesNothingOwn } from '../../lib/request/own-bookings';
import { pageBehindBareAddress } from './bare-address';
import { chooseEncoding, type Encoding } from './compress';
import type { KeptPages } from './kept-pages';

/** Pages are cached for a second only, so that what was published is seen at once (as the edge does). */
const PAGE_TTL_MS = 1000;
/** Part of the cache key: the router's data of a page is another response than the page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** Of a page that is made for each visit, the router is sent only what differs from the page it names here. */
const ROUTER_PAGE_HEADERS = ['next-router-state-tree', 'next-url'] as const;
/** Sign-in and a visitor's own appointments are never cached. */
const PATHS =
  /^\/(?:(?:en|ar)(?!\/admin)(?:[/?]|$)|_next\/static\/|sitemap\.xml|robots\.txt|api\/availability\/month\?)/;
/** What Next says of a page that it makes for each visit, and the only such word that is not obeyed: of one that read nothing own. */
const MADE_PER_VISIT = 'private, no-cache, no-store, max-age=0, must-revalidate';
const MAX_ADDRESS = 2048;

export interface CacheableRequest {
  key: string;
  /** The address asked of the website. */
  url: string;
  /** Asked under the bare `/`, which shows one of two pages. */
  isBare: boolean;
  encoding: Encoding;
  kind: ResponseKind;
}

/**
 * What makes a response one for all: `kept` says so itself; `shared` is made for each visit by Next, and yet the same for
 * everybody who asks with nothing that might be their own.
 */
export type ResponseKind = 'kept' | 'shared';

/** The cache key and address of a request whose response may be the same for everybody; null for any other. */
export function toCacheableRequest(request: IncomingMessage, kept: KeptPages): CacheableRequest | null {
  const { method, headers } = request;
  const behind = pageBehindBareAddress(request);
  const given = behind ?? request.url ?? '';
  // The router names its request in the query: without that Next redirects it, and what stands behind the # is lost.
  const url = headers.rsc ? given : kept.withoutUnreadQuery(given);
  if (method !== 'GET' || url.length > MAX_ADDRESS || !PATHS.test(url) || headers.range) return null;
  // The same for everybody who has nothing of their own there.
  const isBooking = isOfBooking(url);
  if (isBooking && !carriesNothingOwn(headers)) return null;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const names = isBooking ? [...ROUTER_HEADERS, ...ROUTER_PAGE_HEADERS] : ROUTER_HEADERS;
  const asked = names.map((name) => headers[name] ?? '');
  return {
    key: [encoding, ...asked, url].join(' '),
    url,
    isBare: behind !== null,
    encoding,
    kind: isBooking ? 'shared' : 'kept',
  };
}

/** For how long a response may be given to others, in milliseconds; 0 when it is for one visitor only. */
export function ttlOf({
  status,
  headers,
  kind,
}: {
  status: number;
  headers: OutgoingHttpHeaders;
  kind: ResponseKind;
}): number {
  if (status !== 200 || headers['set-cookie']) return 0;
  const control = String(headers['cache-control'] ?? '');
  if (kind === 'shared' && control === MADE_PER_VISIT) return PAGE_TTL_MS;
  if (headers['content-encoding'] || /private|no-store|no-cache/.test(control)) return 0;
  if (/\bimmutable\b/.test(control)) return Number.POSITIVE_INFINITY;
  return /\bs-maxage=[1-9]/.test(control) ? PAGE_TTL_MS : 0;
}
