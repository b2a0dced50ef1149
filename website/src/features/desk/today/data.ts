import 'server-only';
import { appointmentAnswer } from '@/contract/appointment';
import type { Attendance } from '@/contract/attendance';
import type { QueueStep } from '@/contract/queue';
import { parseRefusal } from '@/contract/refusals';
import { outcomeIn, send, sendOr } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { Press } from './rules';

/** Returns the call of a press, null to take back what was noted, and its body; `reason` is why, or why before others. */
function callOf({ press, version, reason }: { press: Press | null; version: number; reason: string | null }) {
  if (press === 'undo') return { path: 'undo', data: { version } };
  if (press === 'done' || press === 'confirmed') return { path: 'transitions', data: { to: press, version } };
  return { path: 'attendance', data: { to: press satisfies Attendance | null, version, reason } };
}

/** Makes a press at the desk; the appointment as it is now, or why it was refused. @throws BackendError for anything else */
export function pressAtDesk(token: StaffToken, id: string, pressed: Parameters<typeof callOf>[0]) {
  const { path, data } = callOf(pressed);
  return orRefusal(async () => {
    const answer = await send({ path: `/appointments/${encodeURIComponent(id)}/${path}`, data, token });
    return appointmentAnswer.parse(answer).data;
  }, readRefusal);
}

/** Calls somebody of the queue, or notes that they were seen, left or go on waiting. @throws BackendError */
export function stepInQueue(token: StaffToken, id: string, step: QueueStep) {
  const path = `/queue-entries/${encodeURIComponent(id)}/steps`;
  return sendOr({ path, data: step, token }, 'changed', readRefusal);
}

/** Refusals that need no more than their name; a visit that is out of reach by now was moved there by a colleague. */
const readName = outcomeIn({
  VersionConflictError: 'conflict',
  NotFoundError: 'conflict',
  CallTakenError: 'withColleague',
});

function readRefusal(error: BackendError) {
  const named = readName(error);
  if (named) return named;
  const refusal = parseRefusal(error);
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  const isSaid = why === 'tooEarly' || why === 'tooLate' || why === 'notItsDay' || why === 'reasonRequired';
  return isSaid ? why : 'notAllowed';
}
