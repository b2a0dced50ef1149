import type { Core } from '@strapi/strapi';
import { isErased } from '../../contract/patient';
import { choosingInTransaction, type Database, isPostgres, type Transaction } from '../../platform/database';
import { waitingDay } from '../../scheduling/zone';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { listQueue, QUEUE, type QueueRow } from '../record/queue-rows';

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
      !isErased(one) &&
      one.document_id !== row.document_id &&
      compareTurns(one, row) < 0,
  );
  // Walk-ins without a time go before patients whose time has not come yet.
  if (row.starts_at <= now) return timed.length;
  const untimed = queue.filter(({ state, doctor }) => state === 'waiting' && doctor === row.doctor);
  return timed.length + untimed.length;
}

/** Patients with a time who wait for the doctor of a visit today, or are inside. */
export async function listPresent(db: Database, row: AppointmentRow, now: number): Promise<AppointmentRow[]> {
  const { branch, doctor, time_zone } = row;
  const found: unknown[] = await db('appointments')
    .where({ branch, doctor, ticket_day: waitingDay(now, time_zone), status: 'confirmed' })
    .whereIn('attendance', ['arrived', 'with_doctor']);
  return found.map(parseAppointment);
}

/** Returns whether calling this patient in skips others who are waiting for the same doctor. */
export async function goesBeforeOthers(db: Database, row: AppointmentRow, now: number): Promise<boolean> {
  const present = await listPresent(db, row, now);
  const queue = await listQueue(db, row.branch, waitingDay(now, row.time_zone));
  return countBefore(row, present, queue, now) > 0;
}

/** The number of a patient in the waiting room of a branch, on a day by its clock. */
type Ticket = Pick<AppointmentRow, 'ticket' | 'ticket_day'>;

/** Returns the ticket of an arriving patient: their own of this day, else the next number of the branch. */
export async function nextTicket(
  trx: Transaction,
  row: Pick<AppointmentRow, 'branch' | 'time_zone' | 'ticket' | 'ticket_day'>,
  now: number,
): Promise<Ticket> {
  const day = waitingDay(now, row.time_zone);
  if (row.ticket !== null && row.ticket_day === day) return { ticket: row.ticket, ticket_day: day };
  // Serializes the arrivals of a branch: eight at once would otherwise need up to seven retries. SQLite has one writer anyway.
  if (isPostgres(trx)) {
    await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('ticket'), hashtext(?))`, [row.branch]);
  }
  // Appointments and queue entries share one row of tickets.
  const given = await Promise.all(
    ['appointments', QUEUE].map(async (table) => {
      const [last] = await trx(table)
        .where({ branch: row.branch, ticket_day: day })
        .max({ ticket: 'ticket' });
      return Number(last?.ticket ?? 0);
    }),
  );
  return { ticket: Math.max(...given) + 1, ticket_day: day };
}

/** Gives a walk-in who has just been booked a ticket; an existing one is kept. */
export async function giveTicket(
  strapi: Core.Strapi,
  row: Pick<AppointmentRow, 'document_id' | 'branch' | 'time_zone'>,
  now: number,
): Promise<void> {
  await choosingInTransaction(strapi, async (trx) => {
    const ticket = await nextTicket(trx, { ...row, ticket: null, ticket_day: null }, now);
    await trx('appointments').where({ document_id: row.document_id }).whereNull('ticket').update(ticket);
  });
}
