import type { Database } from '../../platform/database';
import { dateAt } from '../../scheduling/zone';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { listQueue, type QueueRow } from '../record/queue-rows';

type Turn = Pick<AppointmentRow, 'starts_at' | 'ticket'>;

/** Orders who waits for a doctor: by the time of the appointment, then by the number. Rule: docs/appointments.md. */
export function compareTurns(a: Turn, b: Turn): number {
  const numberOf = ({ ticket }: Turn) => ticket ?? Number.MAX_SAFE_INTEGER;
  return a.starts_at - b.starts_at || numberOf(a) - numberOf(b);
}

/** Counts who waits for the doctor of a visit and goes in before it, of those present in its branch and of the queue. */
export function countBefore(
  row: Pick<AppointmentRow, 'document_id' | 'doctor' | 'starts_at' | 'ticket'>,
  present: readonly AppointmentRow[],
  queue: readonly QueueRow[],
  now: number,
): number {
  const timed = present.filter(
    ({ attendance, doctor, ...one }) =>
      attendance === 'arrived' &&
      doctor === row.doctor &&
      one.document_id !== row.document_id &&
      compareTurns(one, row) < 0,
  );
  // A walk-in without a time goes in before somebody whose time has not come.
  if (row.starts_at <= now) return timed.length;
  const untimed = queue.filter(({ state, doctor }) => state === 'waiting' && doctor === row.doctor);
  return timed.length + untimed.length;
}

/** Patients with a time who wait for the doctor of a visit today, or are inside. */
export async function listPresent(db: Database, row: AppointmentRow, now: number): Promise<AppointmentRow[]> {
  const { branch, doctor, time_zone } = row;
  const found: unknown[] = await db('appointments')
    .where({ branch, doctor, ticket_day: dateAt(now, time_zone), status: 'confirmed' })
    .whereIn('attendance', ['arrived', 'with_doctor']);
  return found.map(parseAppointment);
}

/** Tells whether calling somebody in goes before others who wait for their doctor. */
export async function goesBeforeOthers(db: Database, row: AppointmentRow, now: number): Promise<boolean> {
  const present = await listPresent(db, row, now);
  const queue = await listQueue(db, row.branch, dateAt(now, row.time_zone));
  return countBefore(row, present, queue, now) > 0;
}
