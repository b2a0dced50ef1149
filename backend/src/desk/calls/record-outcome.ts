import type { z } from 'zod';
import { transitionTogether } from '../../appointments/changes/visits-together';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { fieldError } from '../../appointments/record/booking-input';
import { CallLost, settleCall } from '../../appointments/record/call-rows';
import { noteEvent } from '../../appointments/record/history-rows';
import type { callOutcome } from '../../contract/changes';
import { inTransaction, type Transaction } from '../../platform/database';
import { invalid, notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { MINUTE, minutesOfTime, WallClock } from '../../scheduling/zone';
import { callTaken } from './open-call';

type CallOutcome = z.output<typeof callOutcome>;
type Given = With<'strapi' | 'catalogue' | 'member' | 'now'>;
type Outcomes<Name> = Extract<CallOutcome, { outcome: Name }>;

/**
 * Ends a call, with its outcome in the history and the change of status that follows, in one transaction. Refused with 400 for
 * a time that is past or after the appointment, 409 when the request is open with somebody else, was changed since the caller
 * read it, or may not be changed so (any more).
 */
export async function recordOutcome(given: Given, row: AppointmentRow, outcome: CallOutcome) {
  try {
    return outcome.outcome === 'noAnswer' || outcome.outcome === 'callBack'
      ? await putOff(given, row, outcome)
      : await decide(given, row, outcome);
  } catch (error) {
    if (!(error instanceof CallLost)) throw error;
    return callTaken(given.strapi.db.connection, row.document_id, given.now);
  }
}

function decide(
  { strapi, catalogue, member, now }: Given,
  row: AppointmentRow,
  outcome: Outcomes<'confirmed' | 'canceled'>,
): Promise<Outcome<AppointmentRow>> {
  const { outcome: to, version } = outcome;
  const wanted = { to, version, reason: outcome.outcome === 'canceled' ? outcome.reason : null };
  const settle = (trx: Transaction) => settleCall({ trx, member, now }, row.document_id, null, false);
  const { actor, by } = member;
  return transitionTogether({
    ...{ strapi, catalogue, found: row, wanted, actor, by, now },
    call: { action: to, settle },
  });
}

async function putOff(
  { strapi, member, now }: Given,
  row: AppointmentRow,
  outcome: Outcomes<'noAnswer' | 'callBack'>,
): Promise<Outcome<AppointmentRow>> {
  if (row.version !== outcome.version) return versionConflict();
  if (row.status !== 'pending') return notAllowed('notPending');
  const due = readDueAt(outcome, row, now);
  if (!due.ok) return due;
  const appointment = row.document_id;
  const reason = outcome.outcome === 'callBack' ? outcome.note || null : null;
  const isSame = await inTransaction(strapi, async (trx) => {
    // Its place in the work list; the appointment before the call, in the order of everybody who writes both.
    const kept = await trx('appointments')
      .where({ document_id: appointment, version: row.version, status: row.status })
      .update({ call_due_at: new Date(due.value) });
    if (kept !== 1) return false;
    await settleCall({ trx, member, now }, appointment, due.value, outcome.outcome === 'noAnswer');
    const given = { trx, by: member.by, now };
    await noteEvent(given, row, outcome.outcome, { reason, dueAt: due.value });
    return true;
  });
  return isSame ? { ok: true, value: { ...row, call_due_at: due.value } } : versionConflict();
}

/** Returns when the patient is to be called again: ahead, and before the appointment (docs/appointments.md). */
function readDueAt(
  outcome: Outcomes<'noAnswer' | 'callBack'>,
  { time_zone: timeZone, starts_at: startsAt }: Pick<AppointmentRow, 'time_zone' | 'starts_at'>,
  now: number,
): Outcome<number> {
  const field = outcome.outcome === 'noAnswer' ? 'tryAgain' : 'time';
  const dueAt =
    outcome.outcome === 'noAnswer'
      ? now + outcome.tryAgain * MINUTE
      : new WallClock(outcome.date, timeZone).reaches(minutesOfTime(outcome.time));
  if (dueAt <= now) return invalid([fieldError(field, 'tooSmall')]);
  if (dueAt >= startsAt) return invalid([fieldError(field, 'tooBig')]);
  return { ok: true, value: dueAt };
}
