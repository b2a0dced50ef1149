import type { RenderedResponse } from '../render/rendered-response';
import type { DeferScripts, PageKind } from '../scripts/defer-scripts';
import { findScripts } from '../scripts/page-scripts';
import { withScriptDigests } from '../scripts/script-policy';
import { type CacheableRequest, type ResponseKind, ttlOf } from './cacheable-request';
import { compressFast, isCompressible, precompress } from './compress';
import type { CacheEntry } from './response-cache';
import { varyOf, withoutConnectionHeaders } from './send-response';

/** Headers that describe the body as sent. */
const OF_CONTENT = ['content-encoding', 'content-security-policy'];
const HOME = /^\/(?:en|ar)$/;
/** A step of the booking until its time is chosen. */
const CHOICE = /^\/(?:en|ar)\/booking(?:$|\?(?!(?:.*&)?time=))/;

/** Makes the shared entry of a response, or null; one that is kept for long is compressed fast first, small later. */
export function toCacheEntry({
  answer,
  cacheable: { encoding, kind, url },
  stale,
  defer,
}: {
  answer: RenderedResponse;
  cacheable: CacheableRequest;
  stale: CacheEntry | undefined;
  defer: DeferScripts;
}): CacheEntry | null {
  const ttlMs = ttlOf({ ...answer, kind });
  if (ttlMs === 0) return null;
  const etag = typeof answer.headers.etag === 'string' ? answer.headers.etag : null;
  const own = { ...withoutConnectionHeaders(answer.headers), vary: varyOf(answer.headers.vary) };
  if (stale?.etag && stale.etag === etag) {
    const ofContent = Object.entries(stale.headers).filter(([name]) => OF_CONTENT.includes(name));
    return { ...stale, ttlMs, headers: { ...own, ...Object.fromEntries(ofContent) } };
  }
  const { headers, body } = isHtml(answer) ? deferred(answer, { url, kind }, defer) : answer;
  const isCompressed = encoding !== 'identity' && isCompressible(headers['content-type'], body);
  const content = {
    bytes: isCompressed ? compressFast({ body, encoding, isOnce: kind === 'shared' }) : body,
  };
  if (isCompressed && encoding === 'br' && kind === 'kept')
    void precompress({ body, isForever: !Number.isFinite(ttlMs) }).then((bytes) =>
      Object.assign(content, { bytes }),
    );
  return {
    headers: {
      ...withoutConnectionHeaders(headers),
      vary: own.vary,
      ...(isCompressed ? { 'content-encoding': encoding } : {}),
    },
    etag,
    content,
    ttlMs,
  };
}

/** Adds its scripts to the policy of a page; anything else stays as it is. */
export function asPage(answer: RenderedResponse): RenderedResponse {
  if (!isHtml(answer)) return answer;
  const { scripts } = findScripts(answer.body);
  const inline = scripts.filter(({ src }) => src === null).map(({ text }) => text);
  return { ...answer, headers: withScriptDigests(answer.headers, inline) };
}

/** Returns a page whose scripts start when they are needed, with its own scripts named in its policy. */
function deferred(
  { status, headers, body }: RenderedResponse,
  { url, kind }: Pick<CacheableRequest, 'url' | 'kind'>,
  defer: DeferScripts,
): RenderedResponse {
  const { page, inline } = defer(body, pageKind(url, kind));
  return { status, headers: withScriptDigests(headers, inline), body: page };
}

function pageKind(url: string, kind: ResponseKind): PageKind {
  if (HOME.test(url)) return 'home';
  if (kind === 'kept') return 'inner';
  return CHOICE.test(url) ? 'choice' : 'form';
}

function isHtml({ headers }: RenderedResponse): boolean {
  return String(headers['content-type']).startsWith('text/html');
}
