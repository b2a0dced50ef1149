import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { onContentChange } from '../lib/content-changes';
import { type CacheAnswers, newCacheAnswers } from './cache/cache-answers';
import { asPage, toCacheEntry } from './cache/cache-entry';
import { type CacheableRequest, toCacheableRequest } from './cache/cacheable-request';
import { FlightArchive } from './cache/flight-archive';
import { FlightFiles, isFlightFile } from './cache/flight-files';
import { KeptPages } from './cache/kept-pages';
import { type CacheEntry, ResponseCache } from './cache/response-cache';
import { sendCached, sendRendered } from './cache/send-response';
import { inFrames, isForPreview, type PreviewSettings } from './preview';
import type { Renderer } from './render/render';
import type { RenderedResponse } from './render/rendered-response';

/** Files, pictures and calls pass through while they come; pages are rendered into memory. */
const PASSES_THROUGH = /^\/(?:api|health|uploads|_next)(?:[/?]|$)/;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * The website with a response cache in front of Next (docs/decisions/0095-response-cache.md): what is the same for
 * everybody is compressed once, not for every reader, and a page is asked of Next at most once a second, however many
 * read it. Every other page is rendered for its visitor alone.
 */
export function serveWebsite({
  next,
  render,
  archive = new FlightArchive(null),
  answers = newCacheAnswers(),
  preview = null,
}: {
  next: RequestListener;
  render: Renderer;
  archive?: FlightArchive;
  /** Counts what the cache does. */
  answers?: CacheAnswers;
  /** How editors who look at drafts are known; null where there are none. */
  preview?: PreviewSettings | null;
}): RequestListener {
  const cache = new ResponseCache();
  const kept = new KeptPages();
  const flights = new FlightFiles({ render, archive });
  const compress = compression();
  onContentChange(() => cache.expirePages());

  return (request, response) => {
    if (preview && isForPreview({ request, preview }))
      return orFail(response, draft({ request, response, preview }));
    const cacheable = toCacheableRequest({ request, kept });
    if (cacheable && !cache.isPrivate(cacheable.key)) return shared({ request, response, cacheable });
    compress(request as never, response as never, () => orFail(response, own({ request, response })));
  };

  async function own({ request, response }: Exchange): Promise<void> {
    if (PASSES_THROUGH.test(request.url ?? '')) await next(request, response);
    else sendRendered({ response, answer: asPage(await render({ request })) });
  }

  /** A page for an editor alone; files are the same for everybody. */
  async function draft({
    request,
    response,
    preview,
  }: Exchange & { preview: PreviewSettings }): Promise<void> {
    if (PASSES_THROUGH.test(request.url ?? '')) return void (await next(request, response));
    sendRendered({ response, answer: inFrames({ answer: asPage(await render({ request })), preview }) });
  }

  function shared({ request, response, cacheable }: Exchange & { cacheable: CacheableRequest }): void {
    const { key, url, isBare } = cacheable;
    const current = cache.get(key);
    if (current) {
      answers.hit += 1;
      sendCached({ request, response, entry: current, isBare });
      return;
    }
    const own: { answer?: RenderedResponse; result: keyof CacheAnswers } = { result: 'joined' };
    const read = () => (isFlightFile(url) ? flights.read({ request, url }) : render({ request, url }));
    const load = async (stale: CacheEntry | undefined) => {
      own.result = stale ? 'stale' : 'miss';
      const answer = await read();
      kept.note({ url, headers: answer.headers });
      const entry = toCacheEntry({ answer, cacheable, stale, flights });
      if (!entry) own.answer = answer;
      return entry;
    };
    const answered = cache.load(key, load).then(async (entry) => {
      answers[entry ? own.result : 'private'] += 1;
      if (entry) return sendCached({ request, response, entry, isBare });
      const answer = asPage(own.answer ?? (await read()));
      compress(request as never, response as never, () => sendRendered({ response, answer }));
    });
    orFail(response, answered);
  }
}

/** Next answers its own failures; this is for ours. Of a visitor who went away there is nothing to say. */
function orFail(response: ServerResponse, answered: Promise<void>): void {
  answered.catch((error: unknown) => {
    if (response.destroyed) return;
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
}
