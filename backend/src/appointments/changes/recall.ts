import type { z } from 'zod';
import { isErased } from '../../contract/patient';
import { RECALL_MONTHS, type recallRequest } from '../../contract/recall';
import { inTransaction } from '../../platform/database';
import { invalidFields, notAllowed, type Outcome } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { addDays, addMonths, dateAt } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';
import { noteEvent } from '../record/history-rows';

/** Tells whether its patient can be called back to it: they are there or the visit took place, and who came is known. */
export function canRecall(row: AppointmentRow): boolean {
  const isThere =
    row.status === 'confirmed' && (row.attendance === 'arrived' || row.attendance === 'with_doctor');
  return (isThere || row.status === 'done') && !isErased(row);
}

/**
 * Sets when a patient is to come again, in the place of an earlier recall of the same visit. Refused with 400 for a date
 * that is not ahead or too far, and with 409 for a visit that has not begun. Rule: docs/appointments.md.
 */
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

/** Takes a recall back that waits or could not be told. Refused with 409 when there is none (any more). */
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

/** The last date in any zone at this moment. */
export function latestDate(now: number): string {
  return addDays(dateAt(now, 'UTC'), 1);
}
