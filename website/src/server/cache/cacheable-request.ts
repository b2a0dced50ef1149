import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { lastChangeAt } from '../../lib/cache/content-changes';
import { MADE_PER_VISIT } from '../../lib/cache/made-per-request';
import { carriesNothingOwn } from '../../lib/request/own-bookings';
import type { RenderedResponse } from '../render/rendered-response';
import { localeOfRequest } from '../render/request-locale';
import { chooseEncoding, type Encoding } from './compress';

/** Longest time that a page is cached, as Next is to hear when it grew old; a change of content ends it at once. */
const PAGE_TTL_MS = 60_000;
/** Time that a step of the booking is cached, which shows free times; and a page right after a change. */
const SHORT_TTL_MS = 1000;
/** Part of the cache key: the router's data of a page is another response than the page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** Headers naming the router's page, of which a page made per request sends only the differences. */
const ROUTER_PAGE_HEADERS = ['next-router-state-tree', 'next-url'] as const;
const FILES = /^\/_next\/static\//;
/** Steps of the booking and the months of their calendar: the same for everybody without cookies of their own. */
const BOOKING = /^\/(?:(?:en|ar)\/booking(?:-old)?(?:\?|$)|api\/availability\/month\?)/;
/** Lists lead to another page by this query (next.config.ts). */
const FURTHER_PAGE = /^\/(?:en|ar)\/(?:doctors|branches|services|blog)\?(?:.*&)?page=/;
const MAX_ADDRESS = 2048;

export interface CacheableRequest {
  key: string;
  url: string;
  /** True for the bare `/`, which shows one of two pages. */
  isBare: boolean;
  encoding: Encoding;
  kind: ResponseKind;
}

/** A `step` of the booking is rendered per request, but is the same for everybody without a hold or session. */
export type ResponseKind = 'file' | 'page' | 'step';

/** Returns cache key and address of a request whose answer is for everybody, or null. */
export function toCacheableRequest(
  request: IncomingMessage,
  isKept: (url: string) => boolean,
): CacheableRequest | null {
  const { method, headers } = request;
  const behind = pageBehindBareAddress(request);
  const given = behind ?? request.url ?? '';
  if (method !== 'GET' || given.length > MAX_ADDRESS || headers.range) return null;
  const kind = isKept(given) ? 'page' : kindBesidePages(given, headers);
  if (!kind) return null;
  // The router names its request in the query: without that Next redirects it, and what stands behind the # is lost.
  const [path = given] = given.split('?', 1);
  const url = kind === 'page' && !headers.rsc && !FURTHER_PAGE.test(given) ? path : given;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const names = kind === 'step' ? [...ROUTER_HEADERS, ...ROUTER_PAGE_HEADERS] : ROUTER_HEADERS;
  const asked = names.map((name) => headers[name] ?? '');
  return { key: [encoding, ...asked, url].join(' '), url, isBare: behind !== null, encoding, kind };
}

function kindBesidePages(address: string, headers: IncomingHttpHeaders): ResponseKind | null {
  if (BOOKING.test(address)) return carriesNothingOwn(headers) ? 'step' : null;
  return FILES.test(address) ? 'file' : null;
}

/** Returns the page behind the bare `/` for this visitor, with its query; null for other addresses. */
function pageBehindBareAddress(request: IncomingMessage): string | null {
  const { url = '' } = request;
  return /^\/(?:\?|$)/.test(url) ? `/${localeOfRequest(request)}${url.slice(1)}` : null;
}

/** Returns how long a response may be given to others, ms, 0 for good; null when it is for one visitor only. */
export function ttlOf({ status, headers }: RenderedResponse, kind: ResponseKind): number | null {
  if (status !== 200 || headers['set-cookie']) return null;
  const control = String(headers['cache-control'] ?? '');
  if (kind === 'step') return control === MADE_PER_VISIT ? SHORT_TTL_MS : null;
  if (/private|no-store|no-cache/.test(control)) return null;
  if (kind === 'file') return /\bimmutable\b/.test(control) ? 0 : null;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? [];
  // A request soon after a change may join a render that Next began before it.
  const calmMs = Math.max(SHORT_TTL_MS, Date.now() - lastChangeAt());
  return Math.min(Number(seconds ?? 0) * 1000, PAGE_TTL_MS, calmMs) || null;
}
