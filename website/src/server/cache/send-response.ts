import { BARE_ADDRESS_HEADERS } from '../../i18n/routing';
import { isUnchanged } from '../../lib/request/etag';
import { type Exchange, type RenderedResponse, withoutHeaders } from '../render/rendered-response';
import { chooseEncoding, compressed, QUALITY } from './compress';
import type { CacheEntry } from './response-cache';

/**
 * Sends a cache entry, or 304 when the reader has it already. The bare `/` is one address with two answers, so nobody else
 * may keep what is sent there.
 */
export function sendCached({
  request,
  response,
  entry,
  isBare,
}: Exchange & { entry: CacheEntry; isBare: boolean }): void {
  const { 'Cache-Control': control, Vary } = BARE_ADDRESS_HEADERS;
  const { headers: own, content } = entry;
  const headers = isBare ? { ...own, 'cache-control': control, vary: `${Vary}, ${own.vary}` } : own;
  if (isUnchanged(own.etag, request.headers['if-none-match'])) {
    response.writeHead(304, withoutHeaders(headers, ['content-encoding', 'content-type'])).end();
    return;
  }
  const { bytes } = content;
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
}

/** Sends a response that is made for this reader: a page of their own, one that is not there, a redirect. */
export function sendRendered(
  { request, response }: Exchange,
  { status, headers, body }: RenderedResponse,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const sent = compressed({ headers, body, encoding, quality: QUALITY.once });
  // That of an answer without a body, as to HEAD, is not known.
  const length = body.length > 0 ? { 'content-length': sent.bytes.length } : {};
  response.writeHead(status, { ...sent.headers, ...length }).end(sent.bytes);
}
