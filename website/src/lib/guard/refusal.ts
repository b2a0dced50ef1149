import { errorAnswer } from '../request/error-answer';
import type { Trouble } from './trouble';

const PASSED_ON = [400, 401, 403, 404];

/** A trouble as an answer of HTTP without a page, for scripts and files. A fault of ours is told by its id. */
export function refusalOf(trouble: Trouble): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (trouble.kind === 'fault') {
    return Response.json({ error: 'Fault', id: trouble.id }, { status: 500, headers });
  }
  const error = {
    foreign: 'Foreign',
    invalid: 'BadRequest',
    notAllowed: 'NotAllowed',
    backend: 'Unavailable',
  }[trouble.kind];
  return errorAnswer(statusOf(trouble), error, headers);
}

function statusOf(trouble: Exclude<Trouble, { kind: 'fault' }>): number {
  if (trouble.kind === 'invalid') return 400;
  if (trouble.kind !== 'backend') return 403;
  // Any other status passes with time.
  return PASSED_ON.includes(trouble.error.status) ? trouble.error.status : 503;
}
