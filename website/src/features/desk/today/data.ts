import 'server-only';
import { type Appointment, appointmentAnswer } from '@/contract/appointment';
import type { Attendance } from '@/contract/attendance';
import type { AttendanceChange } from '@/contract/changes';
import { doorAnswer } from '@/contract/check-in';
import type { QueueRequest, QueueStep } from '@/contract/queue';
import { parseRefusal } from '@/contract/refusals';
import { screenAnswer, type Today, todayAnswer, type WaitingScreen } from '@/contract/today';
import { backendRequest } from '@/lib/backend/client';
import { type BackendError, nullIfNotFound, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { Press } from './rules';

/** A day in a branch, today when no date is named; null when there is no such branch for the reader. @throws BackendError */
export async function getToday({
  token,
  branch,
  doctor,
  date,
}: {
  token: string;
  branch: string;
  doctor: string | null;
  date: string | null;
}): Promise<Today | null> {
  const params = { branch, doctor: doctor ?? undefined, date: date ?? undefined };
  const answer = await nullIfNotFound(() => backendRequest({ method: 'GET', path: '/today', params, token }));
  return answer === null ? null : todayAnswer.parse(answer);
}

/** Reads the screen of a waiting room; null when it is off, or not for the reader. Throws BackendError. */
export async function getWaitingScreen(token: string, branch: string): Promise<WaitingScreen | null> {
  const answer = await nullIfNotFound(() =>
    backendRequest({ method: 'GET', path: '/today/screen', params: { branch }, token }),
  );
  return answer === null ? null : screenAnswer.parse(answer).data;
}

/** The code of today at the door; null where none is asked for, or not for the reader. @throws BackendError */
export async function getDoorCode(token: string, branch: string): Promise<string | null> {
  const answer = await nullIfNotFound(() =>
    backendRequest({ method: 'GET', path: '/today/door', params: { branch }, token }),
  );
  return answer === null ? null : doorAnswer.parse(answer).data.code;
}

export type PressOutcome =
  | { ok: true; appointment: Appointment }
  | {
      ok: false;
      reason: 'conflict' | 'tooEarly' | 'tooLate' | 'notItsDay' | 'reasonRequired' | 'notAllowed';
    };

/** Returns the call of a press, and its body. */
function callOf({ press, version, reason }: { press: Press; version: number; reason: string | null }) {
  if (press === 'undo') return { path: 'undo', data: { version } };
  if (press === 'done' || press === 'confirmed') return { path: 'transitions', data: { to: press, version } };
  return { path: 'attendance', data: { to: press satisfies Attendance, version, reason } };
}

export async function pressAtDesk({
  token,
  id,
  ...pressed
}: {
  token: StaffToken;
  id: string;
  press: Press;
  version: number;
  /** Why somebody is called in before others. */
  reason: string | null;
}): Promise<PressOutcome> {
  const { path, data } = callOf(pressed);
  return await orRefusal(async () => {
    const answer = await backendRequest({
      method: 'POST',
      path: `/appointments/${encodeURIComponent(id)}/${path}`,
      body: { data },
      token,
    });
    return { ok: true, appointment: appointmentAnswer.parse(answer).data };
  }, readRefusal);
}

export async function noteAttendance({
  token,
  id,
  ...note
}: {
  token: StaffToken;
  id: string;
} & AttendanceChange) {
  const path = `/appointments/${encodeURIComponent(id)}/attendance`;
  return await orRefusal(async () => {
    await backendRequest({ method: 'POST', path, body: { data: note }, token });
    return 'changed' as const;
  }, readNoteRefusal);
}

function readNoteRefusal(error: BackendError) {
  const outcome = readRefusal(error);
  return outcome?.ok === false ? outcome.reason : null;
}

/** Puts somebody without an appointment into the queue of today; else the field that is wrong. @throws BackendError */
export async function addToQueue(
  token: StaffToken,
  wanted: QueueRequest,
): Promise<'added' | 'phone' | 'other'> {
  return await orRefusal(
    async () => {
      await backendRequest({ method: 'POST', path: '/queue-entries', body: { data: wanted }, token });
      return 'added' as const;
    },
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name !== 'ValidationError') return null;
      return refusal.details.errors.some(({ path: [field] }) => field === 'phone') ? 'phone' : 'other';
    },
  );
}

/** Calls somebody of the queue, or notes that they were seen, left or go on waiting. @throws BackendError */
export async function stepInQueue(token: StaffToken, id: string, step: QueueStep) {
  const path = `/queue-entries/${encodeURIComponent(id)}/steps`;
  return await orRefusal(async () => {
    await backendRequest({ method: 'POST', path, body: { data: step }, token });
    return 'changed' as const;
  }, readNoteRefusal);
}

function readRefusal(error: BackendError): PressOutcome | null {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return { ok: false, reason: 'conflict' };
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  const isSaid = why === 'tooEarly' || why === 'tooLate' || why === 'notItsDay' || why === 'reasonRequired';
  return { ok: false, reason: isSaid ? why : 'notAllowed' };
}
