import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { MOST_READS } from '../contract/connections';
import { onContentChange } from '../lib/cache/content-changes';
import { type CacheAnswers, newCacheAnswers } from './cache/cache-answers';
import { asPage, toCacheEntry } from './cache/cache-entry';
import { type CacheableRequest, toCacheableRequest } from './cache/cacheable-request';
import { type CacheEntry, ResponseCache } from './cache/response-cache';
import { sendCached, sendRendered } from './cache/send-response';
import { inFrames, isForPreview, type PreviewSettings } from './preview';
import { busyPage } from './render/fatal-error-page';
import type { Renderer } from './render/render';
import type { RenderedResponse } from './render/rendered-response';
import { createDeferScripts, type DeferScripts } from './scripts/defer-scripts';

/** Files, pictures and calls pass through while they come; pages are rendered into memory. */
const PASSES_THROUGH = /^\/(?:api|calendars|health|smart-scheduling|uploads|_next)(?:[/?]|$)/;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Serves the website with a response cache in front of Next (docs/walks.md): what is the same for everybody is
 * compressed once, not for every reader, and a page is asked of Next at most once a second, however many read it. Every
 * other page is rendered for its visitor alone.
 */
export function serveWebsite({
  next,
  render,
  answers = newCacheAnswers(),
  preview = null,
  isKept = () => false,
  defer = createDeferScripts('', () => false),
}: {
  next: RequestListener;
  render: Renderer;
  answers?: CacheAnswers;
  /** Signs of editors who look at drafts; null where there are none. */
  preview?: PreviewSettings | null;
  /** Tells the addresses of pages that Next keeps. */
  isKept?: (url: string) => boolean;
  defer?: DeferScripts;
}): RequestListener {
  const cache = new ResponseCache();
  const compress = compression();
  let underWay = 0;
  onContentChange(() => cache.expirePages());

  return (request, response) => {
    const exchange = { request, response };
    if (preview && isForPreview(request, preview)) return orFail(response, draft({ ...exchange, preview }));
    const cacheable = toCacheableRequest(request, isKept);
    if (cacheable) shared({ ...exchange, cacheable });
    else orFail(response, own(exchange));
  };

  async function own({ request, response }: Exchange): Promise<void> {
    // Next looks for an action in every form, wherever it goes: one that it cannot read is no fault of ours.
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (PASSES_THROUGH.test(request.url ?? '') && !isForm) return pass({ request, response });
    sendRendered(request, response, asPage(await bounded(request)));
  }

  /** A page for this visitor alone. Many wait in turn for one processor; beyond what an edge waits for, they are told to come again. */
  async function bounded(request: IncomingMessage): Promise<RenderedResponse> {
    if (request.method !== 'GET') return await render({ request });
    if (underWay >= MOST_READS) return busyPage(request);
    underWay += 1;
    try {
      return await render({ request });
    } finally {
      underWay -= 1;
    }
  }

  function pass({ request, response }: Exchange): void {
    const answer = async () => await next(request, response);
    compress(request as never, response as never, () => orFail(response, answer()));
  }

  /** A page for an editor alone; files are the same for everybody. */
  async function draft({
    request,
    response,
    preview,
  }: Exchange & { preview: PreviewSettings }): Promise<void> {
    if (PASSES_THROUGH.test(request.url ?? '')) return pass({ request, response });
    sendRendered(request, response, inFrames(asPage(await render({ request })), preview));
  }

  function shared({ request, response, cacheable }: Exchange & { cacheable: CacheableRequest }): void {
    const { key, isBare } = cacheable;
    const current = cache.get(key);
    if (current) {
      answers.hit += 1;
      sendCached({ request, response, entry: current, isBare });
      return;
    }
    const answered = load(request, cacheable).then((made) => {
      if ('content' in made) sendCached({ request, response, entry: made, isBare });
      else sendRendered(request, response, asPage(made));
    });
    orFail(response, answered);
  }

  /** The entry for a request; where there can be none, the answer for this visitor alone. */
  async function load(
    request: IncomingMessage,
    cacheable: CacheableRequest,
  ): Promise<CacheEntry | RenderedResponse> {
    const { key, url } = cacheable;
    const own: { answer?: RenderedResponse; result: keyof CacheAnswers } = { result: 'joined' };
    const entry = await cache.load(key, async (stale) => {
      own.result = stale ? 'stale' : 'miss';
      own.answer = await render({ request, url });
      return toCacheEntry({ answer: own.answer, cacheable, stale, defer });
    });
    answers[entry ? own.result : 'private'] += 1;
    return entry ?? own.answer ?? (await bounded(request));
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
