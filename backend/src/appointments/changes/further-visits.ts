import { hash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { furtherVisitsRequest } from '../../contract/recall';
import { type Database, inTransaction } from '../../platform/database';
import { invalidFields, notAllowed, type Outcome, seriesTaken } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { ONE_VISIT, readDays, rhythmOn } from '../../scheduling/series';
import { addDays, DAY, dateAt, WallClock, wallMinutes } from '../../scheduling/zone';
import { findSeries } from '../availability/find-series';
import { bookAppointment } from '../booking/book';
import { personOf } from '../booking/plan-appointment';
import type { Booked } from '../booking/write-appointments';
import { type AppointmentRow, findAppointment, parseAppointment } from '../record/appointment-rows';
import { invalidField } from '../record/booking-input';
import { isItsDay } from './attendance';
import { canRecall } from './recall';

/** Attempts at finding whole times, as somebody can be faster. */
const TRIES = 3;

/** Recalls of a patient by one doctor at one branch that have not been sent yet. */
async function listOpenRecalls(db: Database, row: AppointmentRow): Promise<AppointmentRow[]> {
  const { phone, doctor, branch } = row;
  const found: unknown[] = await db('appointments')
    .where({ phone, doctor, branch })
    .whereIn('recall_state', ['waiting', 'unreachable']);
  const key = patientKey(personOf(row));
  return found.map(parseAppointment).filter((one) => patientKey(personOf(one)) === key);
}

/**
 * Books the visits that a doctor asks for in a visit, with the same doctor: on days after today, or on the dates of the
 * patient's recalls, which are met by it. At the hour of the visit or the nearest that is free, as one series, whole or not
 * at all; also the first may lie beyond the horizon. Refused as a booking is, with 400 for days that are none of a series and
 * for a service that is one by itself, and with 409 for a visit that has not begun. Rule: docs/appointments.md.
 */
export async function bookFurtherVisits(
  { strapi, catalogue, by, now }: With<'strapi' | 'catalogue' | 'by' | 'now'>,
  row: AppointmentRow,
  { key, afterDays, consentLocale }: z.output<typeof furtherVisitsRequest>,
): Promise<Outcome<Booked>> {
  const db = strapi.db.connection;
  // The page may be submitted again with other days, which is another request.
  const idempotencyKey = hash('sha256', [key, ...readDays(afterDays)].join());
  // Looked up first: what was found for it then is taken by now.
  const known = await findAppointment(db, { idempotency_key: idempotencyKey });
  if (known && known.phone === row.phone) return { ok: true, value: known };
  if (!canRecall(row)) return notAllowed('notAllowed');
  if (catalogue.data.services[row.service]?.series) return invalidField('service', 'notOffered');
  const { doctor, branch, service, time_zone: timeZone } = row;
  const today = dateAt(now, timeZone);
  const recalls = afterDays === undefined ? await listOpenRecalls(db, row) : [];
  const dates = [
    ...recalls.map(({ recall_on: on }) => (on === null || on < today ? today : on)),
    ...readDays(afterDays).map((days) => addDays(today, days)),
  ];
  const [first, ...later] = [...new Set(dates)].sort();
  const rhythm = first === undefined ? null : rhythmOn(later.map((date) => daysBetween(first, date)));
  if (first === undefined || (later.length > 0 && rhythm === null)) return invalidFields(['afterDays']);

  const startsAt = new WallClock(first, timeZone).reaches(wallMinutes(row.starts_at, timeZone));
  const series = { ...(rhythm ?? ONE_VISIT), anyDoctor: false };
  const wanted = { place: { doctor, branch, service }, series, startsAt, own: [] };
  const consentGiven = isItsDay(row, now) ? 'desk' : 'phone';
  const agreed: { tell_by_text: string | null } | undefined = await db('appointments')
    .where({ document_id: row.document_id })
    .first('tell_by_text');
  const tellByText = agreed?.tell_by_text ?? null;
  for (let tries = 1; ; tries += 1) {
    const visits = await findSeries({ db, catalogue, now }, { wanted, isStaff: true });
    if (!visits) return seriesTaken(null);
    const body = requestOf(row, visits, catalogue.data.rules.phoneChannels, now);
    const origin = {
      by,
      status: 'confirmed',
      consentGiven,
      consentLocale,
      reason: null,
      tellByText,
    } as const;
    const booking = { body, idempotencyKey, holder: null, origin, rhythm, isFurther: true };
    const outcome = await bookAppointment({ strapi, catalogue, now, ...booking });
    // Cut off here, the job of recalls finds that the patient has booked again.
    if (outcome.ok) await meet(strapi, recalls, now);
    const wasFaster = !outcome.ok && outcome.refusal.name === 'SlotTakenError';
    if (!wasFaster || tries === TRIES) return outcome;
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function requestOf(
  row: AppointmentRow,
  [first, ...later]: { doctor: string; startsAt: string }[],
  channels: readonly string[],
  now: number,
) {
  return {
    ...showColumns(row, ['doctor', 'branch', 'service', 'specialty', 'first_name', 'last_name']),
    ...showColumns(row, ['phone', 'email', 'guardian_name', 'guardian_relation', 'guardian_phone']),
    ...showColumns(row, ['contract_type', 'organisation']),
    startsAt: first?.startsAt,
    laterVisits: later.map((visit) => ({ doctor: visit.doctor, startsAt: visit.startsAt })),
    tellBy: row.tell_by !== null && channels.includes(row.tell_by) ? row.tell_by : null,
    // Full years have passed for them too.
    age: row.age === null ? null : row.age + Math.floor(Math.max(0, now - row.created_at) / (365.25 * DAY)),
    consent: true,
    locale: row.language,
  };
}

async function meet(strapi: Core.Strapi, recalls: AppointmentRow[], now: number): Promise<void> {
  if (recalls.length === 0) return;
  await inTransaction(strapi, (trx) =>
    trx('appointments')
      .whereIn(
        'document_id',
        recalls.map(({ document_id }) => document_id),
      )
      .whereIn('recall_state', ['waiting', 'unreachable'])
      .update({ recall_state: 'met', updated_at: new Date(now) }),
  );
}
