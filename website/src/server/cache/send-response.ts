import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { RenderedResponse } from '../render/rendered-response';
import { asBareAddress } from './bare-address';
import { chooseEncoding, compressFast } from './compress';
import type { CacheEntry } from './response-cache';

/** They belong to one response on the wire, not to what is sent. */
const CONNECTION_HEADERS = ['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

export function withoutConnectionHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)));
}

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
  if (isNotModified({ request, etag: entry.etag })) {
    const { 'content-encoding': _encoding, 'content-type': _type, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  const { bytes } = entry.content;
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
}

/** Sends a response that is not cached: a visitor's own page, one that is not there, a redirect. */
export function sendRendered({
  response,
  answer: { status, headers, body },
}: {
  response: ServerResponse;
  answer: RenderedResponse;
}): void {
  response.writeHead(status, withoutConnectionHeaders(headers)).end(body);
}

/** Sends a small response that is made from a cached one for this reader, compressed at once. */
export function sendCompressed({
  request,
  response,
  answer: { status, headers, body },
}: {
  request: IncomingMessage;
  response: ServerResponse;
  answer: RenderedResponse;
}): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = compressFast({ body, encoding, isOnce: true });
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(status, { ...headers, ...coding, 'content-length': bytes.length }).end(bytes);
}

/** The reader has this version already (RFC 9110, 13.1.2: compared weakly). */
function isNotModified({ request, etag }: { request: IncomingMessage; etag: string | null }): boolean {
  const names = request.headers['if-none-match'];
  if (!names || !etag) return false;
  const plain = (name: string) => name.trim().replace(/^W\//, '');
  return names.split(',').some((name) => name.trim() === '*' || plain(name) === plain(etag));
}
