import compression from 'compression';
import { BARE_ADDRESS_HEADERS } from '../../i18n/routing';
import { isUnchanged } from '../../lib/request/etag';
import { type Exchange, type RenderedResponse, withoutHeaders } from '../render/rendered-response';
import type { CacheEntry } from './response-cache';

/** Sends a cache entry, or 304. The bare `/` has an answer per language, so that no shared cache may store it. */
export function sendCached({ request, response }: Exchange, entry: CacheEntry, isBare: boolean): void {
  const { headers: own, bytes } = entry;
  const { 'Cache-Control': control, Vary } = BARE_ADDRESS_HEADERS;
  const headers = isBare ? { ...own, 'cache-control': control, vary: `${Vary}, ${own.vary}` } : own;
  if (isUnchanged(own.etag, request.headers['if-none-match'])) {
    response.writeHead(304, withoutHeaders(headers, ['content-encoding', 'content-type'])).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
}

const compress = compression();

/** Has what is written to a response compressed on its way, as far as its reader takes that. */
export function compressWhileSent({ request, response }: Exchange): void {
  compress(request as never, response as never, () => {});
}

/** Sends a response that is made for this reader: a page of their own, one that is not there, a redirect. */
export function sendRendered(exchange: Exchange, { status, headers, body }: RenderedResponse): void {
  compressWhileSent(exchange);
  // That of an answer without a body, as to HEAD, is not known.
  const length = body.length > 0 ? { 'content-length': body.length } : {};
  exchange.response.writeHead(status, { ...headers, ...length }).end(body);
}
