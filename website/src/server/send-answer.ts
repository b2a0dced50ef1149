import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer } from './answer-memory';
import { asBareAddress } from './bare-address';
import type { WholeAnswer } from './fresh-answer';

/** Headers that belong to one sending, not to the answer. */
export const OF_ONE_SENDING = ['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/**
 * Sends an answer from memory; to a reader who has this version already, only that it is the same.
 *
 * @param isBare asked under the bare `/`
 */
export function sendKept({
  request,
  response,
  kept,
  isBare,
}: {
  request: IncomingMessage;
  response: ServerResponse;
  kept: KeptAnswer;
  isBare: boolean;
}): void {
  const headers = isBare ? asBareAddress(kept.headers) : kept.headers;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (hasAlready({ request, etag: kept.etag })) {
    const { 'content-encoding': _encoding, 'content-type': _type, ...unchanged } = headers;
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': kept.body.length }).end(kept.body);
}

/** An answer that is not kept: a page that is not there, a way to another. */
export function sendOnce({ response, answer }: { response: ServerResponse; answer: WholeAnswer }): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !OF_ONE_SENDING.includes(name)) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  response.end(answer.body);
}

/** The reader has this version already (RFC 9110, 13.1.2: compared weakly). */
function hasAlready({ request, etag }: { request: IncomingMessage; etag: string | null }): boolean {
  const names = request.headers['if-none-match'];
  if (!names || !etag) return false;
  const plain = (name: string) => name.trim().replace(/^W\//, '');
  return names.split(',').some((name) => name.trim() === '*' || plain(name) === plain(etag));
}
