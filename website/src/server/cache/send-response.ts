import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isUnchanged } from '../../lib/request/etag';
import type { RenderedResponse } from '../render/rendered-response';
import { asBareAddress } from './bare-address';
import { chooseEncoding, compressFast, isCompressible } from './compress';
import type { CacheEntry } from './response-cache';

/** Headers of one response on the wire, which are not part of the content. */
const CONNECTION_HEADERS = ['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

export function withoutConnectionHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)));
}

/** Sends a cache entry, or 304 when the reader has it already; `isBare` when asked under the bare `/`. */
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
  if (isUnchanged(entry.etag, request.headers['if-none-match'])) {
    const { 'content-encoding': _encoding, 'content-type': _type, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  const { bytes } = entry.content;
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
}

/** Sends a response that is made for this reader: a page of their own, one that is not there, a redirect. */
export function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedResponse,
): void {
  const own = withoutConnectionHeaders(headers);
  const canShrink = own['content-encoding'] === undefined && isCompressible(headers['content-type'], body);
  if (!canShrink) return void response.writeHead(status, own).end(body);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = compressFast({ body, encoding, isOnce: true });
  const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const length = { 'content-length': bytes.length };
  response.writeHead(status, { ...own, ...coding, ...length, vary: varyOf(headers.vary) }).end(bytes);
}

/** Returns what a response depends on beside its address, now that it is compressed. */
export function varyOf(vary: number | string | string[] | undefined): string {
  const names = String(vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}
