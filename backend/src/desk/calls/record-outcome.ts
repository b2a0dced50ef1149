import type { z } from 'zod';
import { transitionTogether } from '../../appointments/changes/visits-together';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { invalidField } from '../../appointments/record/booking-input';
import { CallLost, settleCall } from '../../appointments/record/call-rows';
import { noteEvent } from '../../appointments/record/history-rows';
import type { callOutcome } from '../../contract/changes';
import { inTransaction, type Transaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';
import { callTaken } from './open-call';

type CallOutcome = z.output<typeof callOutcome>;
type Given = With<'strapi' | 'catalogue' | 'member' | 'now'>;

/**
 * Ends a call, with its outcome in the history and the change of status that follows, in one transaction. Refused with 400 for
 * a time that is past or after the appointment, 409 when the request is open with somebody else, was changed since the caller
 * read it, or may not be changed so (any more).
 */
export async function recordOutcome(given: Given, row: AppointmentRow, outcome: CallOutcome) {
  const { strapi, catalogue, member, now } = given;
  try {
    if (outcome.outcome === 'noAnswer' || outcome.outcome === 'callBack')
      return await putOff(given, row, outcome);
    const { outcome: to, version } = outcome;
    const wanted = { to, version, reason: outcome.outcome === 'canceled' ? outcome.reason : null };
    const settle = (trx: Transaction) => settleCall({ trx, member, now }, row.document_id, null, false);
    const { actor, by } = member;
    return await transitionTogether({
      ...{ strapi, catalogue, found: row, wanted, actor, by, now },
      call: { action: to, settle },
    });
  } catch (error) {
    if (!(error instanceof CallLost)) throw error;
    return callTaken(strapi.db.connection, row.document_id, now);
  }
}

/** Has the patient called again: ahead, and before the appointment (docs/appointments.md). */
async function putOff(
  { strapi, member, now }: Given,
  row: AppointmentRow,
  outcome: Extract<CallOutcome, { outcome: 'noAnswer' | 'callBack' }>,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== outcome.version) return versionConflict();
  if (row.status !== 'pending') return notAllowed('notPending');
  const field = outcome.outcome === 'noAnswer' ? 'tryAgain' : 'time';
  const dueAt =
    outcome.outcome === 'noAnswer'
      ? now + outcome.tryAgain * MINUTE
      : new WallClock(outcome.date, row.time_zone).reaches(minutesOfTime(outcome.time));
  if (dueAt <= now) return invalidField(field, 'tooSmall');
  if (dueAt >= row.starts_at) return invalidField(field, 'tooBig');
  const appointment = row.document_id;
  const reason = outcome.outcome === 'callBack' ? outcome.note || null : null;
  const isSame = await inTransaction(strapi, async (trx) => {
    // Its place in the work list; the appointment before the call, in the order of everybody who writes both.
    const kept = await trx('appointments')
      .where({ document_id: appointment, version: row.version, status: row.status })
      .update({ call_due_at: new Date(dueAt) });
    if (kept !== 1) return false;
    await settleCall({ trx, member, now }, appointment, dueAt, outcome.outcome === 'noAnswer');
    await noteEvent({ trx, by: member.by, now }, row, outcome.outcome, { reason, dueAt });
    return true;
  });
  return isSame ? { ok: true, value: { ...row, call_due_at: dueAt } } : versionConflict();
}
