import { isErased } from '../../contract/patient';
import type { Database, Transaction } from '../../platform/database';
import type { Person } from '../booking/plan-appointment';
import { personOf } from '../booking/plan-appointment';
import { type AppointmentRow, findAppointment } from '../record/appointment-rows';
import type { EntryRow } from './entry-rows';

export interface WaitingPerson extends Person {
  email: string | null;
  tell_by: AppointmentRow['tell_by'];
  language: AppointmentRow['language'];
  appointment: AppointmentRow | null;
}

/** Tells whether an appointment is as it was when its patient asked for an earlier time, and can be moved. */
export function canBeEarlier(row: AppointmentRow, now: number): boolean {
  const isLive = row.status === 'pending' || row.status === 'confirmed';
  return isLive && row.attendance === null && row.starts_at > now && !isErased(row);
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
  if (!row || row.starts_at !== entry.earlier_than || !canBeEarlier(row, now)) return null;
  const { email, tell_by, language } = row;
  return { ...personOf(row), email, tell_by, language, appointment: row };
}
