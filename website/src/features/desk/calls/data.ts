import 'server-only';
import { nextCallAnswer } from '@/contract/appointment';
import type { CallOutcomeRequest } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { send, sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

export type CallRefusal = NonNullable<ReturnType<typeof readRefusal>>;

/** Reads a refusal that staff can act on; `by` is who has taken the request, null if nobody has any more. */
function readRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'CallTakenError':
      return { by: refusal.details.by };
    case 'VersionConflictError':
      return 'changed';
    case 'TransitionNotAllowedError':
      return 'notAllowed';
    case 'ValidationError': {
      const [fault] = refusal.details.errors;
      if (!fault) return null;
      return fault.code === 'tooBig' ? 'tooLate' : 'tooEarly';
    }
    default:
      return error.status === 404 ? 'gone' : null;
  }
}

/**
 * Opens a request, with `takeOver` also from a colleague, or gives it up without an outcome (DELETE); keeps it for three more
 * minutes; ends the call about it. @throws BackendError for what is no expected refusal
 */
export function callAbout(
  { token, id }: { token: StaffToken; id: string },
  path: '' | '/renewal' | '/outcome',
  call: { method?: 'DELETE'; data?: { takeOver: boolean } | CallOutcomeRequest } = {},
) {
  const address = `/appointments/${encodeURIComponent(id)}/call${path}`;
  return sendOr({ path: address, token, ...call }, 'done', readRefusal);
}

/** Opens the oldest request nobody has open; false when there is none. @throws BackendError */
export async function openNextCall(token: StaffToken): Promise<boolean> {
  return nextCallAnswer.parse(await send({ path: '/calls/next', token })).data !== null;
}
