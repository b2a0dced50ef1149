import type { Core } from '@strapi/strapi';
import { choosingInTransaction, isPostgres, type Transaction } from '../../platform/database';
import { dateAt } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';
import { QUEUE } from '../record/queue-rows';

/** The number of a patient in the waiting room of a branch, on a day by its clock. */
export type Ticket = Pick<AppointmentRow, 'ticket' | 'ticket_day'>;

/** The number that somebody who arrives now has: their own of this day, else the next one of the branch. */
export async function nextTicket(
  trx: Transaction,
  row: Pick<AppointmentRow, 'branch' | 'time_zone' | 'ticket' | 'ticket_day'>,
  now: number,
): Promise<Ticket> {
  const day = dateAt(now, row.time_zone);
  if (row.ticket !== null && row.ticket_day === day) return { ticket: row.ticket, ticket_day: day };
  // Arrivals of a branch come one after the other: eight at once would otherwise begin again seven times. SQLite has one writer.
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

/** Gives a number to a patient who was booked as they stood at the desk; one who has a number keeps it. */
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
