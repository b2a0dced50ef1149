import { isPage, type RenderedResponse } from '../render/rendered-response';
import type { DeferScripts } from '../scripts/defer-scripts';
import { withScriptDigests } from '../scripts/page-scripts';
import { type CacheableRequest, ttlOf } from './cacheable-request';
import { compressed, contentHeaders, precompress, QUALITY } from './compress';
import type { CacheEntry } from './response-cache';

/** Headers that describe the body as sent. */
const OF_CONTENT = ['content-encoding', 'content-security-policy'];
const HOME = /^\/(?:en|ar)$/;
/** A step of the booking until its time is chosen. */
const CHOICE = /^\/(?:en|ar)\/booking(?:$|\?(?!(?:.*&)?time=))/;

/** Makes the shared entry of a response, or null; one that is kept for long is compressed fast first, small later. */
export function toCacheEntry({
  answer,
  cacheable,
  stale,
  defer,
}: {
  answer: RenderedResponse;
  cacheable: CacheableRequest;
  stale: CacheEntry | undefined;
  defer: DeferScripts;
}): CacheEntry | null {
  const { encoding, kind } = cacheable;
  const ttlMs = ttlOf({ ...answer, kind });
  if (ttlMs === 0) return null;
  const { etag } = answer.headers;
  if (stale && etag && stale.headers.etag === etag) {
    const ofContent = Object.entries(stale.headers).filter(([name]) => OF_CONTENT.includes(name));
    return {
      ...stale,
      ttlMs,
      headers: { ...contentHeaders(answer.headers), ...Object.fromEntries(ofContent) },
    };
  }
  const { headers: own, body } = isPage(answer) ? deferred(answer, cacheable, defer) : answer;
  const quality = kind === 'shared' ? QUALITY.once : QUALITY.fast;
  const { headers, bytes } = compressed({ headers: own, body, encoding, quality });
  const content = { bytes };
  if (headers['content-encoding'] === 'br' && kind === 'kept')
    void precompress(body, Number.isFinite(ttlMs) ? QUALITY.page : QUALITY.file).then((small) => {
      content.bytes = small;
    });
  return { headers, content, ttlMs };
}

/** Returns a page whose scripts start when they are needed, with its own scripts named in its policy. */
function deferred(
  answer: RenderedResponse,
  { url, kind }: CacheableRequest,
  defer: DeferScripts,
): RenderedResponse {
  const ofBooking = CHOICE.test(url) ? 'choice' : 'form';
  const ofSite = HOME.test(url) ? 'home' : 'inner';
  const body = defer(answer.body, kind === 'kept' ? ofSite : ofBooking);
  return withScriptDigests({ ...answer, body });
}
