import 'server-only';
import type { OwnMessage } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

/** Tells a patient what the desk has typed, the same words once; throws BackendError but for expected refusals. */
export function tellPatient(token: StaffToken, id: string, said: OwnMessage) {
  const path = `/appointments/${encodeURIComponent(id)}/messages`;
  return sendOr({ path, data: said, token }, 'told', readToldRefusal);
}

function readToldRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return 'conflict';
  if (refusal?.name === 'CallTakenError') return 'withColleague';
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  if (why === 'unreachable') return why;
  return why === 'mail' ? 'tooMany' : 'over';
}
