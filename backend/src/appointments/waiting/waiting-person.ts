import { WAITING_KINDS, type WaitingKind } from '../../contract/waiting-list';
import type { NewMessage } from '../../messaging/outbox';
import type { Database } from '../../platform/database';
import { type Person, personOf } from '../booking/plan-appointment';
import { onChannels } from '../record/appointment-mails';
import { type AppointmentRow, findAppointment, isStillAhead } from '../record/appointment-rows';
import type { EntryRow } from './entry-rows';

export interface WaitingPerson extends Person {
  email: string | null;
  tell_by: AppointmentRow['tell_by'];
  language: AppointmentRow['language'];
  appointment: AppointmentRow | null;
}

/** Returns who waits by an entry, or by the appointment it would move as amended since; null when that is over or was moved. */
export async function readPerson(db: Database, entry: EntryRow, now: number): Promise<WaitingPerson | null> {
  if (entry.appointment === null) {
    const { first_name, last_name, phone, email, tell_by, language } = entry;
    return { ...personOf({ first_name, last_name, phone }), email, tell_by, language, appointment: null };
  }
  const row = await findAppointment(db, { document_id: entry.appointment });
  if (!row || row.starts_at !== entry.earlier_than || !isStillAhead(row, now)) return null;
  const { email, tell_by, language } = row;
  return { ...personOf(row), email, tell_by, language, appointment: row };
}

/** One message on every channel they are reached by. Its words are made when it is sent. */
export function waitingMessages(
  kind: WaitingKind,
  { entry, offer = '' }: { entry: string; offer?: string },
  to: Pick<WaitingPerson, 'email' | 'phone' | 'tell_by'>,
): NewMessage[] {
  return onChannels(to, { kind, reference: `${entry}:${offer}` });
}

/** Reads the entry and the offer from the reference of a message; null for messages about anything else. */
export function readWaitingReference(message: Pick<NewMessage, 'kind' | 'reference'>) {
  const kind = WAITING_KINDS.find((one) => one === message.kind);
  const [entry = '', offer = ''] = message.reference.split(':');
  return kind ? { kind, entry, offer } : null;
}

const MAX_AGAIN = 3;

/** Returns the reference of a message that is sent again, one higher than the given one; null if the limit is reached. */
export function againWaitingReference(reference: string): string | null {
  const [entry, offer, again = 'r0'] = reference.split(':');
  const step = Number(again.slice(1)) + 1;
  return step > MAX_AGAIN ? null : `${entry}:${offer}:r${step}`;
}
