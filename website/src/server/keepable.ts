import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './packing';

/** Pages are kept for a second only, so that what was published is seen at once (as the edge does). */
const PAGE_MS = 1000;
/** What is asked of a page beside its address: the router's data is another answer than the page. */
const ROUTER_HEADERS = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/** The bare address shows one of two languages, by cookie and preference; sign-in and visits are never kept. */
const PATHS = /^\/(?:(?:en|ar)(?!\/admin)(?:[/?]|$)|_next\/static\/|sitemap\.xml|robots\.txt)/;
const MAX_ADDRESS = 2048;

export interface Question {
  key: string;
  encoding: Encoding;
}

/** What a request asks for, when its answer may be one that is the same for everybody; else null. */
export function questionOf({ method, url = '', headers }: IncomingMessage): Question | null {
  if (method !== 'GET' || url.length > MAX_ADDRESS || !PATHS.test(url) || headers.range) return null;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const asked = ROUTER_HEADERS.map((name) => headers[name] ?? '');
  return { key: [encoding, ...asked, url].join(' '), encoding };
}

/** For how long an answer may be given to others, in milliseconds; 0 when it is for one visitor only. */
export function keepFor(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '');
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return 0;
  if (response.hasHeader('content-encoding') || /private|no-store|no-cache/.test(control)) return 0;
  if (/\bimmutable\b/.test(control)) return Number.POSITIVE_INFINITY;
  return /\bs-maxage=[1-9]/.test(control) ? PAGE_MS : 0;
}
