import { isPage, type RenderedResponse } from '../render/rendered-response';
import type { DeferScripts, PageKind } from '../scripts/defer-scripts';
import { withScriptDigests } from '../scripts/page-scripts';
import { type CacheableRequest, ttlOf } from './cacheable-request';
import { compress, compressSmall, isCompressible, QUALITY } from './compress';
import type { CacheEntry } from './response-cache';

const HOME = /^\/(?:en|ar)$/;
/** A step of the booking until its time is chosen. */
const CHOICE = /^\/(?:en|ar)\/booking(?:$|\?(?!(?:.*&)?time=))/;

/** Makes the shared entry of a response, or null; one that is kept for long is compressed fast first, small later. */
export function toCacheEntry(answer: RenderedResponse, cacheable: CacheableRequest, defer: DeferScripts) {
  const { kind } = cacheable;
  const ttlMs = ttlOf(answer, kind);
  if (ttlMs === null) return null;
  const body = isPage(answer) ? defer(answer.body, pageKindOf(cacheable)) : answer.body;
  const { headers } = withScriptDigests({ ...answer, body });
  const encoding = isCompressible(headers['content-type'], body) ? cacheable.encoding : 'identity';
  const entry: CacheEntry = {
    headers: {
      ...headers,
      vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    bytes: compress(body, encoding, kind === 'step' ? QUALITY.once : QUALITY.fast),
    ttlMs,
  };
  if (encoding === 'br' && kind !== 'step')
    void compressSmall(body, QUALITY[kind]).then((small) => {
      entry.bytes = small;
    });
  return entry;
}

function pageKindOf({ url, kind }: CacheableRequest): PageKind {
  if (kind === 'step') return CHOICE.test(url) ? 'choice' : 'form';
  return HOME.test(url) ? 'home' : 'inner';
}
