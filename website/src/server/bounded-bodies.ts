import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refuse } from './refuse-requests';

const MEGABYTE = 1024 * 1024;
/** The two sides of a contract card come with it; as `serverActions.bodySizeLimit` in next.config.ts and the edge. */
export const MAX_PICTURES_FORM_BYTES = 20 * MEGABYTE;
/** One side of a contract card, as the edge has it. */
const MAX_PICTURE_BYTES = 9 * MEGABYTE;
/** The longest form of the site is a tenth of it; as the edge. */
export const MAX_BODY_BYTES = 64 * 1024;

const PICTURES_FORM = /^\/(?:en|ar)\/booking-old$/;
const PICTURE = /^\/api\/cards\/?$/;

function limitOf(path: string): number {
  if (PICTURES_FORM.test(path)) return MAX_PICTURES_FORM_BYTES;
  return PICTURE.test(path) ? MAX_PICTURE_BYTES : MAX_BODY_BYTES;
}

/**
 * Bounds every body before anybody reads it, also without an edge: what says that it is too long is refused at once,
 * what does not say how long it is comes to its page when it is there whole. Only bodies with pictures are passed on
 * while they come, and those have to say how long they are, as browsers do.
 */
export function boundBodies({ listener }: { listener: RequestListener }): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const limit = limitOf(path);
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared > limit) return refuseLong({ request, response, path, declared });
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
}: {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  declared: number;
}): void {
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
