import type { z } from 'zod';
import type { AppointmentDetail } from '../../contract/appointment';
import type { Attendance } from '../../contract/attendance';
import { attendanceCorrections, decideAttendance, nextAttendances } from '../../contract/attendance-rules';
import type { attendanceChange } from '../../contract/changes';
import { isErased } from '../../contract/patient';
import { type Actor, allowedNext, type Status } from '../../contract/transitions';
import { choosingInTransaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { dateAt, NIGHT_MS } from '../../scheduling/zone';
import { type AppointmentRow, type NotedAttendance, noteAttendance } from '../record/appointment-rows';
import { noteEvent } from '../record/history-rows';
import { goesBeforeOthers, nextTicket } from './turns';

/** Returns whether it is the day of a visit: a patient due at half past midnight arrives on the day before. */
export function isItsDay(
  { starts_at: startsAt, time_zone: timeZone }: Pick<AppointmentRow, 'starts_at' | 'time_zone'>,
  now: number,
): boolean {
  const dayOf = (instant: number) => dateAt(instant, timeZone);
  return dayOf(now) === dayOf(startsAt) || Math.abs(now - startsAt) <= NIGHT_MS;
}

/** Facts of an appointment that the rules of what may be noted ask for. */
export function attendanceFacts(row: AppointmentRow, now: number) {
  const { status, attendance: from, starts_at: startsAt } = row;
  return { status, from, startsAt, isItsDay: isItsDay(row, now), now };
}

/** Returns to which statuses an appointment may be moved. */
export function statusChoices(row: AppointmentRow, actor: Actor, now: number): Status[] {
  const { status: from, attendance, starts_at: startsAt } = row;
  return isErased(row) ? [] : allowedNext({ from, actor, attendance, now, startsAt });
}

/** Returns what may be noted of an appointment next by one press, and to what else it may be corrected with a reason. */
export function attendanceChoices(
  row: AppointmentRow,
  actor: Actor,
  now: number,
): Pick<AppointmentDetail, 'nextAttendances' | 'attendanceCorrections'> {
  if (isErased(row)) return { nextAttendances: [], attendanceCorrections: [] };
  const asked = { ...attendanceFacts(row, now), actor };
  return { nextAttendances: nextAttendances(asked), attendanceCorrections: attendanceCorrections(asked) };
}

/** Returns what is noted, with its moments: those that were noted before stay as long as they are not taken back. */
export function noted({ by, now }: With<'by' | 'now'>, row: AppointmentRow, to: Attendance | null) {
  const hasCome = to === 'arrived' || to === 'with_doctor';
  // In a correction on another day, and of who was never noted as arrived, the moment is unknown.
  const moment = isItsDay(row, now) ? now : null;
  const arrivedAt = to === 'arrived' ? (row.arrived_at ?? moment) : row.arrived_at;
  return {
    attendance: to,
    arrived_at: hasCome ? arrivedAt : null,
    with_doctor_at: to === 'with_doctor' ? moment : null,
    attendance_by: by,
    // Kept when an arrival is taken back: the patient holds the slip with the number.
    ticket: row.ticket,
    ticket_day: row.ticket_day,
  };
}

/** Writes what is noted and its line of the history; false when the appointment has changed since it was read. */
export async function writeAttendance(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  row: AppointmentRow,
  next: NotedAttendance,
  action: 'attendance' | 'attendanceUndone' | 'attendanceCorrected',
  reason: string | null = null,
): Promise<boolean> {
  if (!(await noteAttendance({ trx, now }, row, next))) return false;
  const attendance = { from: row.attendance, to: next.attendance };
  await noteEvent({ trx, by, now }, row, action, { reason, attendance });
  return true;
}

/**
 * Notes what became of a confirmed appointment on its day: compare-and-swap on its version and a line of the history, in one
 * transaction. Status, time and claims stay. What is not the next step is a manager's correction and needs a reason, as does
 * calling somebody in before others who wait for the doctor. Refused with 409 when someone was faster, or when it may not be
 * noted (now).
 */
export async function noteOfDesk(
  { strapi, member, now }: With<'strapi' | 'member' | 'now'>,
  row: AppointmentRow,
  wanted: z.output<typeof attendanceChange>,
): Promise<Outcome<AppointmentRow>> {
  const { to, version, reason } = wanted;
  if (row.version !== version) return versionConflict();
  if (isErased(row)) return notAllowed('notAllowed');
  const { actor, by } = member;
  const decision = decideAttendance({ ...attendanceFacts(row, now), to, actor, reason });
  if (!decision.ok) return notAllowed(decision.refusal);
  const isCall = to === 'with_doctor' && !decision.isCorrection;
  if (isCall && !reason && (await goesBeforeOthers(strapi.db.connection, row, now)))
    return notAllowed('reasonRequired');
  const action = decision.isCorrection ? 'attendanceCorrected' : 'attendance';
  return await noteWithTicket({ strapi, by, now }, row, to, action, reason);
}

/** Writes the attendance, with the next ticket of the branch on arrival. Refused with 409 if somebody was faster. */
export async function noteWithTicket(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  row: AppointmentRow,
  to: Attendance | null,
  action: 'attendance' | 'attendanceCorrected',
  reason: string | null = null,
): Promise<Outcome<AppointmentRow>> {
  const note = noted({ by, now }, row, to);
  const written = await choosingInTransaction(strapi, async (trx) => {
    // A correction of another day is for the record: nobody waits, and a number would call them in today.
    const isHere = (to === 'arrived' || to === 'with_doctor') && isItsDay(row, now);
    const next = isHere ? { ...note, ...(await nextTicket(trx, row, now)) } : note;
    return (await writeAttendance({ trx, by, now }, row, next, action, reason)) ? next : null;
  });
  return written ? { ok: true, value: { ...row, ...written, version: row.version + 1 } } : versionConflict();
}
