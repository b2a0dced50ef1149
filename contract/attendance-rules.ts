import { ATTENDANCES, type Attendance } from './attendance';
import type { Status, TransitionQuestion } from './transitions';

/** The steps of an ordinary day. Everything else is an undo, or a correction with a reason. */
const STEPS: readonly {
  from: Attendance | null;
  to: Attendance;
  onlyAfterStart?: true;
  onlyOnItsDay?: true;
}[] = [
  { from: null, to: 'arrived', onlyOnItsDay: true },
  { from: null, to: 'with_doctor', onlyOnItsDay: true },
  { from: 'arrived', to: 'with_doctor', onlyOnItsDay: true },
  { from: null, to: 'no_show', onlyAfterStart: true },
  // A patient marked as absent arrives after all.
  { from: 'no_show', to: 'arrived', onlyOnItsDay: true },
];

export type AttendanceDecision =
  | { ok: true; isCorrection: boolean }
  | { ok: false; refusal: 'notAllowed' | 'reasonRequired' | 'tooEarly' | 'notItsDay' };

interface AttendanceQuestion extends Pick<TransitionQuestion, 'actor' | 'reason' | 'now' | 'startsAt'> {
  status: Status;
  from: Attendance | null;
  to: Attendance | null;
  /** True when it is the day of the appointment, by the clock of its branch. */
  isItsDay: boolean;
}

/** Decides what the desk may note of an appointment. docs/appointments.md says it in words. */
export function decideAttendance(asked: AttendanceQuestion): AttendanceDecision {
  const { status, from, to, actor, reason, now, startsAt, isItsDay } = asked;
  if (status !== 'confirmed' || from === to) return { ok: false, refusal: 'notAllowed' };
  if (actor === 'system') return { ok: false, refusal: 'notAllowed' };
  // Patients can only report their own arrival.
  if (actor === 'patient' && (from !== null || to !== 'arrived')) return { ok: false, refusal: 'notAllowed' };
  const step = STEPS.find((row) => row.from === from && row.to === to);
  if (to === 'no_show' && startsAt > now) return { ok: false, refusal: 'tooEarly' };
  if (step && (isItsDay || !step.onlyOnItsDay)) return { ok: true, isCorrection: false };
  // Nobody can arrive for an appointment on a later day.
  if (to !== null && !isItsDay && startsAt > now) return { ok: false, refusal: 'notItsDay' };
  if (actor !== 'manager') return { ok: false, refusal: step ? 'notItsDay' : 'notAllowed' };
  return reason ? { ok: true, isCorrection: true } : { ok: false, refusal: 'reasonRequired' };
}

/** Returns what may be noted next by one press, for the buttons of the desk. */
export function nextAttendances(asked: Omit<AttendanceQuestion, 'to' | 'reason'>): Attendance[] {
  return ATTENDANCES.filter((to) => decideAttendance({ ...asked, to, reason: null }).ok);
}

/** Returns what a manager may correct it to, with a reason; null is nothing noted. */
export function attendanceCorrections(asked: Omit<AttendanceQuestion, 'to' | 'reason'>) {
  return [...ATTENDANCES, null].filter((to) => {
    const decision = decideAttendance({ ...asked, to, reason: 'given' });
    return decision.ok && decision.isCorrection;
  });
}
