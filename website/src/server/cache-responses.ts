import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { isRefetch, RevalidationWaiter } from './await-revalidation';
import { type CacheableRequest, toCacheableRequest, ttlOf } from './cacheable-request';
import { type CapturedResponse, captureResponse } from './capture-response';
import { compressFast, MIN_COMPRESSED_BYTES, precompress } from './compress';
import { deferHydration } from './defer-hydration';
import { KeptPages } from './kept-pages';
import { isStale, PageAges } from './page-ages';
import { type CacheEntry, ResponseCache } from './response-cache';
import { PER_RESPONSE_HEADERS, sendCached, sendUncached } from './send-response';

/** Where the backend says that something was published. */
const REVALIDATION = '/api/revalidate';
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

/**
 * Puts a response cache in front of the website: a page or file that is the same for everybody is compressed once,
 * not for every reader, and a page is fetched from Next at most once a second, however many read it
 * (docs/decisions/0095-response-cache.md). Everything else is compressed while it is sent.
 */
export function cacheResponses({ listener }: { listener: RequestListener }): RequestListener {
  const cache = new ResponseCache();
  const revalidation = new RevalidationWaiter();
  const ages = new PageAges();
  const kept = new KeptPages();
  const compressWhileSending = compression();

  const passThrough: RequestListener = (request, response) => {
    compressWhileSending(request as never, response as never, () => void listener(request, response));
  };

  return (request, response) => {
    if (isRefetch(request)) return void listener(request, response);
    const cacheable = toCacheableRequest({ request, kept });
    if (request.method === 'POST' && request.url === REVALIDATION) expireAfter(response);
    if (!cacheable || cache.isPrivate(cacheable.key)) return passThrough(request, response);
    const { key, isBare } = cacheable;
    const entry = cache.get(key);
    if (entry && entry.expiresAt > Date.now()) return sendCached({ request, response, entry, isBare });
    const pending = cache.inFlight(key);
    if (!pending) return fetchAndCache({ request, response, cacheable });
    void pending.then((answer) =>
      answer ? sendCached({ request, response, entry: answer, isBare }) : passThrough(request, response),
    );
  };

  function expireAfter(response: ServerResponse): void {
    response.once('finish', () => {
      if (response.statusCode < 300) cache.expirePages();
    });
  }

  function fetchAndCache({ request, response, cacheable }: Exchange & { cacheable: CacheableRequest }): void {
    const end = cache.beginFlight(cacheable.key);
    // The cache needs the whole response, also when this reader has it already.
    const conditions = CONDITIONS.map((name) => [name, request.headers[name]] as const);
    for (const name of CONDITIONS) delete request.headers[name];
    request.url = cacheable.url;
    const { url, isShared } = cacheable;
    const askedAt = Date.now();
    compressWhileSending(request as never, response as never, () => {
      captureResponse({
        response,
        shouldCapture: () => {
          const headers = response.getHeaders();
          ages.note({ url, headers, askedAt });
          kept.note({ url, headers });
          return isStale(headers) || ttlOf({ status: response.statusCode, headers, isShared }) > 0;
        },
        onPassedThrough: () => {
          cache.markPrivate(cacheable.key);
          end(null);
        },
        onCaptured: async (captured) => {
          const first = { status: response.statusCode, ...captured };
          const needsRevalidation = isStale(first.headers) && ages.isBehindNotice(url);
          const revalidated = needsRevalidation ? await revalidation.awaitRevalidation(request) : null;
          if (revalidated) ages.note({ url, headers: revalidated.headers, askedAt });
          const answer = revalidated ?? first;
          for (const [name, value] of conditions) if (value) request.headers[name] = value;
          const ttlMs = ttlOf({ ...answer, isShared });
          if (ttlMs === 0) {
            end(null);
            return sendUncached({ response, answer });
          }
          const isCompressible =
            answer.body.length >= MIN_COMPRESSED_BYTES &&
            compression.filter(request as never, response as never);
          const entry = store({ captured: answer, cacheable, isCompressible, ttlMs });
          end(entry);
          sendCached({ request, response, entry, isBare: cacheable.isBare });
        },
      });
      void listener(request, response);
    });
  }

  function store({
    captured: { headers, body },
    cacheable: { key, encoding, isShared },
    isCompressible,
    ttlMs,
  }: {
    captured: CapturedResponse;
    cacheable: CacheableRequest;
    isCompressible: boolean;
    ttlMs: number;
  }): CacheEntry {
    const etag = typeof headers.etag === 'string' ? headers.etag : null;
    const cached = cache.get(key);
    const unchanged = cached?.etag && cached.etag === etag ? cached.body : null;
    const expiresAt = Date.now() + ttlMs;
    const isCompressed = isCompressible && encoding !== 'identity';
    const own = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !PER_RESPONSE_HEADERS.includes(name)),
    );
    const newBody = () => {
      const sent = isShared ? body : bodyToSend({ headers, body });
      return isCompressed ? compressFast({ body: sent, encoding }) : sent;
    };
    const answer: CacheEntry = {
      headers: {
        ...own,
        vary: varyOf(headers.vary),
        ...(isCompressed ? { 'content-encoding': encoding } : {}),
      },
      etag,
      body: unchanged ?? newBody(),
      expiresAt,
    };
    cache.set(key, answer);
    if (isCompressed && encoding === 'br' && expiresAt === Number.POSITIVE_INFINITY)
      void precompress(body).then((smaller) => cache.set(key, { ...answer, body: smaller }));
    return answer;
  }
}

/** What readers are sent of a response: of a page, the one with deferred hydration. */
function bodyToSend({ headers, body }: CapturedResponse): Buffer {
  const isPage = String(headers['content-type']).startsWith('text/html');
  return isPage ? Buffer.from(deferHydration(body.toString('utf8'))) : body;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

function varyOf(vary: number | string | string[] | undefined): string {
  const names = String(vary ?? '')
    .split(/,\s*/)
    .filter(Boolean);
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}
