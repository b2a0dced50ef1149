import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { chooseLocale } from '../../i18n/choose-locale';
import { LOCALE_COOKIE } from '../../i18n/routing';
import { carriesNothingOwn } from '../../lib/request/own-bookings';
import { chooseEncoding, type Encoding } from './compress';

/** Time a page is cached: a second only, so that changes are seen at once (as the edge does). */
const PAGE_TTL_MS = 1000;
/** Part of the cache key: the router's data of a page is another response than the page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** Headers naming the router's page, of which a page made per request sends only the differences. */
const ROUTER_PAGE_HEADERS = ['next-router-state-tree', 'next-url'] as const;
/** Files of the build. */
const FILES = /^\/_next\/static\//;
/** Steps of the booking and the months of their calendar: the same for everybody without cookies of their own. */
const BOOKING = /^\/(?:(?:en|ar)\/booking(?:-old)?(?:\?|$)|api\/availability\/month\?)/;
const LIST = /^\/(?:en|ar)\/(?:doctors|branches|services|blog)\?/;
/** Header of Next for a page made per request, and the only such word that is not obeyed: of one that read nothing own. */
const MADE_PER_VISIT = 'private, no-cache, no-store, max-age=0, must-revalidate';
const MAX_ADDRESS = 2048;
const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`);

export interface CacheableRequest {
  key: string;
  /** The address asked of the website. */
  url: string;
  /** True for the bare `/`, which shows one of two pages. */
  isBare: boolean;
  encoding: Encoding;
  kind: ResponseKind;
}

/** `kept` says so itself; `shared` is made per request, and yet the same for all who ask with nothing of their own. */
type ResponseKind = 'kept' | 'shared';

/** Returns cache key and address of a request whose answer is for everybody: build file, kept page, booking step; else null. */
export function toCacheableRequest(
  request: IncomingMessage,
  isKept: (url: string) => boolean,
): CacheableRequest | null {
  const { method, headers } = request;
  const behind = pageBehindBareAddress(request);
  const given = behind ?? request.url ?? '';
  if (method !== 'GET' || given.length > MAX_ADDRESS || headers.range) return null;
  const isBooking = BOOKING.test(given);
  if (isBooking && !carriesNothingOwn(headers)) return null;
  const isPage = !isBooking && isKept(given);
  if (!isBooking && !isPage && !FILES.test(given)) return null;
  // The router names its request in the query: without that Next redirects it, and what stands behind the # is lost.
  const [path = given] = given.split('?', 1);
  const url = isPage && !headers.rsc && !isFurtherPage(given) ? path : given;
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

/** Returns the page behind the bare `/` for this visitor, with its query; null for other addresses. */
function pageBehindBareAddress({ url = '', headers }: IncomingMessage): string | null {
  const [path, ...search] = url.split('?');
  if (path !== '/') return null;
  const [, cookie] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? [];
  const locale = chooseLocale({ cookie, acceptLanguage: headers['accept-language'] ?? null });
  return [`/${locale}`, ...search].join('?');
}

/** Returns how long a response may be given to others, in milliseconds; 0 when it is for one visitor only. */
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

/** Lists lead to another page by this query (next.config.ts). */
function isFurtherPage(url: string): boolean {
  return LIST.test(url) && new URLSearchParams(url.split('?', 2)[1]).has('page');
}
