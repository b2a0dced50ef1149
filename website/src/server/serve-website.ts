import type { IncomingMessage, RequestListener } from 'node:http';
import { MOST_READS } from '../contract/connections';
import { onContentChange } from '../lib/cache/content-changes';
import { asksForPreview } from '../lib/request/preview-pass';
import { toCacheEntry } from './cache/cache-entry';
import { type CacheableRequest, toCacheableRequest } from './cache/cacheable-request';
import { type CacheAnswers, newCacheAnswers, ResponseCache } from './cache/response-cache';
import { compressWhileSent, sendCached, sendRendered } from './cache/send-response';
import { busyPage } from './render/fatal-error-page';
import { orFail, type Renderer } from './render/render';
import type { Exchange, RenderedResponse } from './render/rendered-response';
import { createDeferScripts, type DeferScripts } from './scripts/defer-scripts';
import { withScriptDigests } from './scripts/page-scripts';

/** Files, pictures and calls pass through while they come; pages are rendered into memory. */
const PASSES_THROUGH = /^\/(?:api|calendars|health|smart-scheduling|uploads|_next)(?:[/?]|$)/;
const POLICY = 'content-security-policy';
const READS = ['GET', 'HEAD'];

/** Signs of a request of an editor who looks at drafts, and the origin whose frame shows its answer. */
interface PreviewSettings {
  key: string;
  editorOrigin: string;
}

/**
 * Serves the website with a response cache in front of Next (docs/walks.md): what is the same for everybody is compressed once,
 * and asked of Next once a minute. Every other page is rendered for its visitor alone.
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
  /** Null where there are no editors. */
  preview?: PreviewSettings | null;
  /** Tells the addresses of pages that Next keeps. */
  isKept?: (url: string) => boolean;
  defer?: DeferScripts;
}): RequestListener {
  const cache = new ResponseCache();
  let underWay = 0;
  onContentChange(() => cache.expirePages());

  return orFail(async (request, response) => {
    const exchange = { request, response };
    const { cookie } = request.headers;
    const isDraft = preview && asksForPreview({ cookies: cookie, key: preview.key, now: Date.now() });
    const cacheable = isDraft ? null : toCacheableRequest(request, isKept);
    const current = cacheable && cache.entriesOf(cacheable.kind).get(cacheable.key);
    if (current) {
      answers.hit += 1;
      sendCached(exchange, current, cacheable.isBare);
      return;
    }
    // Next looks for an action in every form, wherever it goes: one that it cannot read is no fault of ours.
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (cacheable) await shared(exchange, cacheable);
    else if (PASSES_THROUGH.test(request.url ?? '') && !isForm) {
      compressWhileSent(exchange);
      await next(request, response);
    } else {
      const answer = withScriptDigests(await bounded(request));
      sendRendered(exchange, isDraft ? inFrames(answer, preview) : answer);
    }
  });

  /** Limits concurrent renderings of one processor; above the limit visitors get a "busy" page, before the proxy would time out. */
  async function bounded(request: IncomingMessage): Promise<RenderedResponse> {
    if (!READS.includes(request.method ?? '')) return await render({ request });
    if (underWay >= MOST_READS) return busyPage(request);
    underWay += 1;
    try {
      return await render({ request });
    } finally {
      underWay -= 1;
    }
  }

  /** Loads the entry for a request; where there can be none, the answer is for this visitor alone. */
  async function shared(exchange: Exchange, cacheable: CacheableRequest): Promise<void> {
    const { request } = exchange;
    const { key, kind, url, isBare } = cacheable;
    const made: { answer?: RenderedResponse } = {};
    const load = async () => {
      // A page that Next keeps is there at once; a step is made, for each address that somebody asks for.
      made.answer = await (kind === 'step' ? bounded(request) : render({ request, url }));
      return toCacheEntry(made.answer, cacheable, defer);
    };
    const entry = await cache.entriesOf(kind).fetch(key, { context: load });
    const result = made.answer ? 'miss' : 'joined';
    answers[entry ? result : 'private'] += 1;
    if (entry) sendCached(exchange, entry, isBare);
    else sendRendered(exchange, withScriptDigests(made.answer ?? (await bounded(request))));
  }
}

/** A page that this site and its editor may show in a frame, as nobody may any other page. */
function inFrames(answer: RenderedResponse, { editorOrigin }: PreviewSettings): RenderedResponse {
  const policy = answer.headers[POLICY];
  if (typeof policy !== 'string') return answer;
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${editorOrigin}`);
  return { ...answer, headers: { ...answer.headers, [POLICY]: framed } };
}
