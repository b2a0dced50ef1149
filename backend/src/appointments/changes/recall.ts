import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { RecallState } from '../../contract/appointment';
import { isErased } from '../../contract/patient';
import { RECALL_MONTHS, type RecallRow, type recallRequest } from '../../contract/recall';
import { findStop } from '../../messaging/stopped-phones';
import { type Database, inTransaction, readPage } from '../../platform/database';
import { invalidFields, notAllowed, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { patientKey } from '../../scheduling/patient-key';
import { addDays, addMonths, dateAt, WallClock } from '../../scheduling/zone';
import { personOf } from '../booking/plan-appointment';
import { recallMessages } from '../record/appointment-mails';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { noteEvent } from '../record/history-rows';

/** Tells whether its patient can be called back to it: they are there or the visit took place, and who came is known. */
export function canRecall(row: AppointmentRow): boolean {
  const isThere =
    row.status === 'confirmed' && (row.attendance === 'arrived' || row.attendance === 'with_doctor');
  return (isThere || row.status === 'done') && !isErased(row);
}

/** Sets when a patient is to come again. Refused with 400 for a date out of bounds, 409 for a visit that has not begun. */
export async function setRecall(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  row: AppointmentRow,
  wanted: z.output<typeof recallRequest>,
): Promise<Outcome<AppointmentRow>> {
  if (!canRecall(row)) return notAllowed('notAllowed');
  const today = dateAt(now, row.time_zone);
  const on = 'on' in wanted ? wanted.on : addMonths(today, wanted.months);
  if (on <= today || on > addMonths(today, RECALL_MONTHS)) return invalidFields(['on']);
  const next = { ...row, recall_on: on, recall_state: 'waiting' as const };
  const changed = await inTransaction(strapi, async (trx) => {
    const updated = await trx('appointments')
      .where({ document_id: row.document_id, status: row.status })
      .update({ recall_on: on, recall_state: 'waiting', recall_told_at: null, updated_at: new Date(now) });
    if (updated !== 1) return false;
    await noteEvent({ trx, by, now }, row, 'recallSet', { reason: on });
    return true;
  });
  return changed ? { ok: true, value: next } : notAllowed('notAllowed');
}

/** Withdraws a recall that waits or could not be sent. Refused with 409 if there is none (any more). */
export async function withdrawRecall(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  row: AppointmentRow,
): Promise<Outcome<AppointmentRow>> {
  const changed = await inTransaction(strapi, async (trx) => {
    const updated = await trx('appointments')
      .where({ document_id: row.document_id })
      .whereIn('recall_state', ['waiting', 'unreachable'])
      .update({ recall_state: 'withdrawn', updated_at: new Date(now) });
    if (updated !== 1) return false;
    await noteEvent({ trx, by, now }, row, 'recallWithdrawn');
    return true;
  });
  if (!changed) return notAllowed('notAllowed');
  return { ok: true, value: { ...row, recall_state: 'withdrawn' } };
}

const BATCH = 100;
const TOLD_FROM = 9 * 60;

/** Tells whether a recall is due by the clock of the branch, and not before people are up. */
function isDue({ on, timeZone, now }: { on: string; timeZone: string; now: number }): boolean {
  return on < dateAt(now, timeZone) || new WallClock(on, timeZone).reaches(TOLD_FROM) <= now;
}

const BOOKED = ['pending', 'confirmed', 'done'];

/** Tells whether the patient has booked the doctor again since, or was there: then nobody has to be called back. */
async function hasBookedAgain(db: Database, row: AppointmentRow): Promise<boolean> {
  const key = patientKey(personOf(row));
  const later: unknown[] = await db('appointments')
    .where({ phone: row.phone, doctor: row.doctor })
    .whereIn('status', BOOKED)
    .where('starts_at', '>', new Date(row.starts_at));
  return later.map(parseAppointment).some((one) => patientKey(personOf(one)) === key);
}

/** Ends recalls that staff have to call about, of patients who have booked the doctor again, on that call or by themselves. */
async function meetUnreachable(db: Database, now: number): Promise<void> {
  const found: unknown[] = await db('appointments')
    .where('recall_state', 'unreachable')
    .whereExists((later) =>
      later
        .from('appointments as later')
        .whereRaw('later.phone = appointments.phone AND later.doctor = appointments.doctor')
        .whereRaw('later.starts_at > appointments.starts_at')
        .whereIn('later.status', BOOKED),
    );
  for (const row of found.map(parseAppointment)) {
    if (!(await hasBookedAgain(db, row))) continue;
    await db('appointments')
      .where({ document_id: row.document_id, recall_state: 'unreachable' })
      .update({ recall_state: 'met', updated_at: new Date(now) });
  }
}

/**
 * Sends due recalls once each and returns their number. Patients who have booked the doctor again get none; if a patient may not be
 * written to, or the visit was canceled since, staff see the recall until they have called (state `unreachable`). Safe to run in
 * several processes: the state decides which one sends. Rule: docs/appointments.md.
 */
export async function tellRecalls(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  await meetUnreachable(db, now);
  const due: unknown[] = await db('appointments')
    .where('recall_state', 'waiting')
    // No zone is further than a day ahead.
    .andWhere('recall_on', '<=', addDays(dateAt(now, 'UTC'), 1))
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
      if (state === 'told') await servicesOf(strapi).mailing.write({ trx, now }, messages);
      return true;
    });
    if (isDone && state === 'told') told += 1;
  }
  if (told > 0) servicesOf(strapi).mailing.wake();
  return told;
}

export async function listRecalls(
  { db, catalogue }: With<'db' | 'catalogue'>,
  { scope, page, pageSize }: { scope: BranchScope; page: number; pageSize: number },
): Promise<{ rows: RecallRow[]; total: number }> {
  const query = db('appointments').whereIn('recall_state', ['waiting', 'unreachable']).whereNull('erased_at');
  if (scope !== null) query.whereIn('branch', [...scope]);
  const inOrder = query.orderBy('recall_on').orderBy('document_id');
  const { found, total } = await readPage(inOrder, { page, pageSize });
  const { doctors, branches } = catalogue.data;
  const rows = found.map(parseAppointment).flatMap((row): RecallRow[] =>
    row.recall_on === null || row.recall_state === null
      ? []
      : [
          {
            ...showColumns(row, ['document_id', 'booking_number', 'first_name', 'last_name', 'phone']),
            doctor: doctors[row.doctor]?.name ?? row.booked_as.doctor,
            branch: branches[row.branch]?.name ?? row.booked_as.branch,
            on: row.recall_on,
            state: row.recall_state,
          },
        ],
  );
  return { rows, total };
}
