import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refetch } from './await-revalidation';
import { LargeBodies } from './large-bodies';
import { refuse } from './refuse-requests';
import { sendUncached } from './send-response';

const MEGABYTE = 1024 * 1024;
/** The two sides of a contract card come with it; as `serverActions.bodySizeLimit` in next.config.ts and the edge. */
export const MAX_PICTURES_FORM_BYTES = 20 * MEGABYTE;
/** One side of a contract card, as the edge has it. */
const MAX_PICTURE_BYTES = 9 * MEGABYTE;
/** The longest form of the site is a tenth of it; as the edge. */
export const MAX_BODY_BYTES = 64 * 1024;

const PICTURES_FORM = /^\/(?:en|ar)\/booking-old$/;
const PICTURE = /^\/api\/cards\/?$/;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function limitOf(path: string): number {
  if (PICTURES_FORM.test(path)) return MAX_PICTURES_FORM_BYTES;
  return PICTURE.test(path) ? MAX_PICTURE_BYTES : MAX_BODY_BYTES;
}

/**
 * Bounds every body before anybody reads it, also without an edge: what says that it is too long is refused at once,
 * what does not say how long it is comes to its page when it is there whole. Only bodies with pictures are passed on
 * while they come, so many at once that the memory suffices; those have to say how long they are, as browsers do.
 */
export function boundBodies({
  listener,
  large = new LargeBodies(),
}: {
  listener: RequestListener;
  large?: LargeBodies;
}): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const limit = limitOf(path);
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > limit) return refuseLong({ request, response, path, declared });
    if (declared > MAX_BODY_BYTES) {
      const start = () => void listener(request, response);
      const refuseBusy = () => answerBusy({ request, response, path });
      return large.acquire({ request, response, bytes: declared, start, refuse: refuseBusy });
    }
    if (request.headers['transfer-encoding'] === undefined) return listener(request, response);
    if (limit > MAX_BODY_BYTES) return refuse({ request, response, status: 411, error: 'LengthRequired' });
    whenWhole({
      request,
      limit,
      onWhole: () => listener(request, response),
      onTooLong: () => refuse({ request, response, status: 413, error: 'TooLarge' }),
    });
  };
}

/** Longest form with pictures that is read to its end only to be led to a page that says it is too large. */
const MAX_READ_FOR_NOTHING = 64 * MEGABYTE;

/** A browser cut off while sending shows nothing of the answer, so a form with too many pictures is read, not kept. */
function refuseLong({
  request,
  response,
  path,
  declared,
}: Exchange & { path: string; declared: number }): void {
  const isForm = request.method === 'POST' && PICTURES_FORM.test(path);
  if (!isForm || declared > MAX_READ_FOR_NOTHING) {
    refuse({ request, response, status: 413, error: 'TooLarge' });
    return;
  }
  request.once('end', () => {
    response.writeHead(303, { location: `${path}/too-large`, 'cache-control': 'no-store' }).end();
  });
  request.resume();
}

/** After this many seconds another try makes sense: most pictures are read by then. */
const RETRY_AFTER = '20';

/** When too many pictures are being read: says so once the body has come, which is not kept. */
function answerBusy({ request, response, path }: Exchange & { path: string }): void {
  request.once('end', async () => {
    const own = { socket: request.socket, url: `${path}/busy`, headers: pageHeaders(request) };
    const page = PICTURES_FORM.test(path) ? await refetch(own) : null;
    const more = { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' };
    if (page) {
      return sendUncached({
        response,
        answer: { ...page, status: 503, headers: { ...page.headers, ...more, etag: undefined } },
      });
    }
    // As the route for pictures says it (features/cards/schema.ts).
    const body = JSON.stringify({ error: 'Busy', fault: 'busy' });
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', ...more }).end(body);
  });
  request.resume();
}

const OF_PAGE = ['host', 'cookie', 'accept-language', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];

/** Of a sent form, what the page asked for in its place may see. */
function pageHeaders({ headers }: IncomingMessage): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_PAGE.includes(name)));
}

/** Counts a body while the server puts it into the buffer of the request, where it waits for its reader. */
function whenWhole({
  request,
  limit,
  onWhole,
  onTooLong,
}: {
  request: IncomingMessage;
  limit: number;
  onWhole: () => void;
  onTooLong: () => void;
}): void {
  const push = request.push;
  let length = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    length += chunk?.length ?? 0;
    const isWhole = chunk === null;
    if (isWhole || length > limit) request.push = push;
    const wantsMore = push.call(request, chunk, encoding);
    if (isWhole) process.nextTick(onWhole);
    else if (length > limit) process.nextTick(onTooLong);
    // The server stops reading when told that the buffer is full; this one has its own bound.
    return wantsMore || !isWhole;
  };
}
