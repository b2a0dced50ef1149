import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { RecallState } from '../../contract/appointment';
import { isErased } from '../../contract/patient';
import { findStop } from '../../messaging/stopped-phones';
import { type Database, inTransaction } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import { patientKey } from '../../scheduling/patient-key';
import { dateAt, WallClock } from '../../scheduling/zone';
import { personOf } from '../booking/plan-appointment';
import { recallMessages } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { latestDate } from './recall';

const BATCH = 100;
const TOLD_FROM = 9 * 60;

/** Tells whether a recall is due by the clock of the branch, and not before people are up. */
function isDue({ on, timeZone, now }: { on: string; timeZone: string; now: number }): boolean {
  return on < dateAt(now, timeZone) || new WallClock(on, timeZone).reaches(TOLD_FROM) <= now;
}

/** Tells whether the patient has booked the doctor again since, or was there: then nobody has to be called back. */
async function hasBookedAgain(db: Database, row: AppointmentRow): Promise<boolean> {
  const key = patientKey(personOf(row));
  const later: unknown[] = await db('appointments')
    .where({ phone: row.phone, doctor: row.doctor })
    .whereIn('status', ['pending', 'confirmed', 'done'])
    .where('starts_at', '>', new Date(row.starts_at));
  return later.map(parseAppointment).some((one) => patientKey(personOf(one)) === key);
}

/**
 * Tells patients whose recall is due that it is time to come again, once, and gives how many. Those who have booked the
 * doctor again are not told; of those who may not be written to, or whose visit was canceled since, staff are (state
 * `unreachable`). Safe to run in several processes: the state decides who does it. Rule: docs/appointments.md.
 */
export async function tellRecalls(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  const due: unknown[] = await db('appointments')
    .where('recall_state', 'waiting')
    .andWhere('recall_on', '<=', latestDate(now))
    .orderBy('recall_on', 'asc')
    .limit(BATCH);
  let told = 0;
  if (due.length === 0) return told;
  const { rules } = (await currentCatalogue(strapi)).data;
  for (const row of due.map(parseAppointment)) {
    if (row.recall_on === null || !isDue({ on: row.recall_on, timeZone: row.time_zone, now })) continue;
    // Whoever wrote STOP is called, unless they are reached by mail.
    const isStopped = (await findStop(db, row.phone)) !== null;
    // A recall may be set anew after it was told: each telling is a message of its own.
    const sequence = row.sequence + 1;
    const appointment = { ...row, sequence, ...(isStopped ? { tell_by: null } : {}) };
    const isForStaff = isErased(row) || row.status === 'canceled';
    const messages = isForStaff ? [] : recallMessages(appointment, rules);
    const state: RecallState = (await hasBookedAgain(db, row))
      ? 'met'
      : messages.length > 0
        ? 'told'
        : 'unreachable';
    const isDone = await inTransaction(strapi, async (trx) => {
      const changed = await trx('appointments')
        .where({
          document_id: row.document_id,
          recall_state: 'waiting',
          recall_on: row.recall_on,
          sequence: row.sequence,
        })
        .update({
          recall_state: state,
          ...(state === 'told' ? { recall_told_at: new Date(now), sequence } : {}),
          updated_at: new Date(now),
        });
      if (changed !== 1) return false;
      if (state === 'told') await servicesOf(strapi).mailing.write({ trx, messages, now: new Date(now) });
      return true;
    });
    if (isDone && state === 'told') told += 1;
  }
  if (told > 0) servicesOf(strapi).mailing.wake();
  return told;
}
