import { randomBytes } from 'node:crypto';
import type { OwnAppointment } from '../../contract/appointment';
import { ifTaken, inTransaction, newRow } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { BOOKING_NUMBER_BYTES, bookingNumber } from '../../scheduling/booking-number';
import { dateAt } from '../../scheduling/zone';
import { type AppointmentRow, isStillAhead } from '../record/appointment-rows';
import { ENTRIES, endEntry, findEntry } from './entry-rows';
import { withdrawOffers } from './offer-rows';
import { watchPlace } from './watch-place';

/** Tells whether the patient of an appointment waits for an earlier time, or could; null when they could not be told. */
export async function earlierStateOf(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  row: AppointmentRow,
): Promise<OwnAppointment['earlier']> {
  const isTold = row.email !== null || row.tell_by !== null;
  if (!isTold || !isStillAhead(row, now) || catalogue.closedOf(row) !== null) return null;
  const entry = await findEntry(db, { appointment: row.document_id, state: 'waiting' });
  return entry?.earlier_than === row.starts_at ? 'asked' : 'open';
}

/** Puts a patient on the waiting list for earlier times of the same, or takes them off. Refused with 409 if they cannot move. */
export async function askForEarlier(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  { row, wanted }: { row: AppointmentRow; wanted: boolean },
): Promise<Outcome<AppointmentRow>> {
  const db = strapi.db.connection;
  const state = await earlierStateOf({ db, catalogue, now }, row);
  if (wanted && state === null) return notAllowed('notLive');
  if (wanted && state === 'asked') return { ok: true, value: row };
  const { doctor, branch, service } = row;
  if (wanted) await watchPlace({ db, catalogue, now }, { doctor, branch, service });
  await inTransaction(strapi, async (trx) => {
    // One of the time from which it was moved away, too.
    const known = await findEntry(trx, { appointment: row.document_id, state: 'waiting' });
    if (known) {
      const { document_id: entry } = known;
      const isOutrun = known.earlier_than !== row.starts_at;
      await endEntry({ trx, by: 'patient', now }, entry, isOutrun ? 'ended' : 'left');
      await withdrawOffers(trx, entry, now);
    }
    if (wanted) await trx(ENTRIES).insert(entryOf(row, now));
    // The same press a second time: it waits already.
  }).catch(ifTaken(() => undefined));
  return { ok: true, value: row };
}

function entryOf(row: AppointmentRow, now: number) {
  const at = new Date(now);
  return {
    ...newRow(at),
    number: bookingNumber(randomBytes(BOOKING_NUMBER_BYTES)),
    state: 'waiting',
    ...{ doctor: row.doctor, specialty: row.specialty, service: row.service },
    branches: JSON.stringify([row.branch]),
    weekdays: '[]',
    parts: '[]',
    until_date: dateAt(row.starts_at, row.time_zone),
    appointment: row.document_id,
    earlier_than: new Date(row.starts_at),
    // The person is read from the appointment, so that an amendment there holds here too.
    phone_proved: false,
    age: 0,
    language: row.language,
    made_by: 'patient',
  };
}
