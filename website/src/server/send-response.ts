import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BufferedResponse } from './await-revalidation';
import { asBareAddress } from './bare-address';
import type { CacheEntry } from './response-cache';

/** Headers that belong to one response on the wire, not to the cache entry. */
export const PER_RESPONSE_HEADERS = [
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
];

/**
 * Sends a cache entry; to a reader who has this version already, 304.
 *
 * @param isBare asked under the bare `/`
 */
export function sendCached({
  request,
  response,
  entry,
  isBare,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  entry: CacheEntry;
  isBare: boolean;
}): void {
  const headers = isBare ? asBareAddress(entry.headers) : entry.headers;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (isNotModified({ request, etag: entry.etag })) {
    const { 'content-encoding': _encoding, 'content-type': _type, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': entry.body.length }).end(entry.body);
}

/** A response that is not cached: a page that is not there, a redirect. */
export function sendUncached({
  response,
  answer,
}: {
  response: ServerResponse;
  answer: BufferedResponse;
}): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !PER_RESPONSE_HEADERS.includes(name)) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(answer.body);
}

/** The reader has this version already (RFC 9110, 13.1.2: compared weakly). */
function isNotModified({ request, etag }: { request: IncomingMessage; etag: string | null }): boolean {
  const names = request.headers['if-none-match'];
  if (!names || !etag) return false;
  const plain = (name: string) => name.trim().replace(/^W\//, '');
  return names.split(',').some((name) => name.trim() === '*' || plain(name) === plain(etag));
}
