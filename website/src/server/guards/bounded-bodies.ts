import type { RequestListener } from 'node:http';
import { HOOK_BYTES } from '../../contract/hooks';
import { IMPORT_BYTES } from '../../contract/imports';
import { errorBody } from '../../lib/request/error-answer';
import { sendRendered } from '../cache/send-response';
import type { Renderer } from '../render/render';
import type { Exchange } from '../render/rendered-response';
import { LargeBodies } from './large-bodies';
import { refuse } from './refuse-requests';

const MEGABYTE = 1024 * 1024;
/** Pictures come with it, such as both sides of a card; as `serverActions.bodySizeLimit` in next.config.ts and the edge. */
export const MAX_PICTURES_FORM_BYTES = 20 * MEGABYTE;
/** One side of a contract card, as the edge has it. */
const MAX_PICTURE_BYTES = 9 * MEGABYTE;
/** Forms of staff with a row for each of many appointments, of which hours may hit 2,000; as the edge. */
const MAX_ROWS_FORM_BYTES = 2 * MEGABYTE;
/** The longest of the other forms is a tenth of it; as the edge. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The one-page form, and the questions before a visit. */
const PICTURES_FORM = /^\/(?:en|ar)\/(?:booking-old|booking\/confirmation\/[^/]+\/questions)$/;
const PICTURE = /^\/api\/cards\/?$/;
const ROWS_FORM = /^\/(?:en|ar)\/admin\/(?:hours(?:\/|$)|appointments\/several$)/;
const IMPORT = /^\/api\/imports\/?$/;
const HOOK = /^\/api\/hooks\//;

function limitOf(path: string): number {
  if (PICTURES_FORM.test(path)) return MAX_PICTURES_FORM_BYTES;
  if (IMPORT.test(path)) return IMPORT_BYTES;
  if (ROWS_FORM.test(path)) return MAX_ROWS_FORM_BYTES;
  if (HOOK.test(path)) return HOOK_BYTES;
  return PICTURE.test(path) ? MAX_PICTURE_BYTES : MAX_BODY_BYTES;
}

/**
 * Bounds every body before anybody reads it, also without an edge: refused without a length (411) or when that is too long. Of
 * bodies with pictures, so many are read at once that the memory suffices.
 */
export function boundBodies(
  listener: RequestListener,
  render: Renderer,
  large: LargeBodies = new LargeBodies(),
): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const declared = Number(request.headers['content-length'] ?? 0);
    if (request.headers['transfer-encoding'] !== undefined)
      return refuse({ request, response, status: 411, error: 'LengthRequired' });
    if (declared > limitOf(path)) return refuseLong({ request, response, path, declared });
    if (declared <= MAX_BODY_BYTES) return listener(request, response);
    const start = () => void listener(request, response);
    const refuseBusy = () => answerBusy({ request, response, path, render });
    large.acquire({ request, response, bytes: declared, start, refuse: refuseBusy });
  };
}

/** Address of the page that says why a form with pictures was not read; the questions say it above themselves. */
function pageOfUnread(path: string, why: 'tooLarge' | 'busy'): string {
  if (path.endsWith('/questions')) return `${path}?outcome=${why}`;
  return `${path}/${why === 'tooLarge' ? 'too-large' : why}`;
}

/** Longest form with pictures that is read to its end only to be led to a page that says it is too large. */
const MAX_READ_FOR_NOTHING = 64 * MEGABYTE;

/** A browser cut off while sending shows nothing of the answer, so a form with too many pictures is read, not kept. */
function refuseLong(asked: Exchange & { path: string; declared: number }): void {
  const { request, response, path, declared } = asked;
  const isForm = request.method === 'POST' && PICTURES_FORM.test(path);
  if (!isForm || declared > MAX_READ_FOR_NOTHING) {
    refuse({ request, response, status: 413, error: 'TooLarge' });
    return;
  }
  request.once('end', () => {
    response.writeHead(303, { location: pageOfUnread(path, 'tooLarge'), 'cache-control': 'no-store' }).end();
  });
  request.resume();
}

/** Seconds after which another try makes sense: most pictures are read by then. */
const RETRY_AFTER = '20';

/** Answers that too many pictures are being read, once the body has come, which is not kept. */
function answerBusy(asked: Exchange & { path: string; render: Renderer }): void {
  const { request, response, path, render } = asked;
  const more = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
  request.once('end', async () => {
    if (PICTURES_FORM.test(path)) {
      const { headers, body } = await render({ request, url: pageOfUnread(path, 'busy'), method: 'GET' });
      const { etag: _etag, ...own } = headers;
      return sendRendered({ request, response }, { status: 503, headers: { ...own, ...more }, body });
    }
    // Same shape as the route for pictures (features/booking/cards/schema.ts).
    const body = JSON.stringify(errorBody({ error: 'Busy', fault: 'busy' }));
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', ...more }).end(body);
  });
  request.resume();
}
