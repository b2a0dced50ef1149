import type { Database, Transaction } from '../../platform/database';
import type { Person } from '../booking/plan-appointment';
import { personOf } from '../booking/plan-appointment';
import { type AppointmentRow, findAppointment, isStillAhead } from '../record/appointment-rows';
import type { EntryRow } from './entry-rows';

export interface WaitingPerson extends Person {
  email: string | null;
  tell_by: AppointmentRow['tell_by'];
  language: AppointmentRow['language'];
  appointment: AppointmentRow | null;
}

/**
 * Returns who waits by an entry: by what it says, or by the appointment it would move, which may have been amended since. Null when
 * that appointment is over, or was moved: then nobody waits any more.
 */
export async function readPerson(
  db: Database | Transaction,
  entry: EntryRow,
  now: number,
): Promise<WaitingPerson | null> {
  if (entry.appointment === null) {
    const { first_name, last_name, phone, email, tell_by, language } = entry;
    return { ...personOf({ first_name, last_name, phone }), email, tell_by, language, appointment: null };
  }
  const row = await findAppointment(db, { document_id: entry.appointment });
  if (!row || row.starts_at !== entry.earlier_than || !isStillAhead(row, now)) return null;
  const { email, tell_by, language } = row;
  return { ...personOf(row), email, tell_by, language, appointment: row };
}
