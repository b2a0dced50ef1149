import type { Core } from '@strapi/strapi';
import { transitionTogether } from '../../appointments/changes/visits-together';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { CallLost, settleCall } from '../../appointments/record/call-rows';
import { insertEvents } from '../../appointments/record/history-rows';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { inTransaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import { type CallOutcome, readDueAt } from './call-outcome';
import { callTaken } from './open-call';

interface Recorded {
  strapi: Core.Strapi;
  catalogue: CatalogueSnapshot;
  row: AppointmentRow;
  member: StaffMember;
  now: number;
}

/**
 * Ends a call: the request is closed, its outcome is in the history, and a confirmed or canceled one goes through
 * the one door of changes of status, all in one transaction.
 *
 * Refused with 400 for a time that is past or after the appointment, 409 when the request is open with somebody else, when
 * it was changed since the caller read it, or when the change is not allowed (any more).
 */
export async function recordOutcome({
  outcome,
  ...call
}: Recorded & { outcome: CallOutcome }): Promise<Outcome<AppointmentRow>> {
  const { strapi, row, now } = call;
  try {
    return outcome.outcome === 'noAnswer' || outcome.outcome === 'callBack'
      ? await putOff({ ...call, outcome })
      : await decide({ ...call, outcome });
  } catch (error) {
    if (!(error instanceof CallLost)) throw error;
    return callTaken(strapi.db.connection, row.document_id, now);
  }
}

function decide({
  strapi,
  catalogue,
  row,
  member,
  now,
  outcome,
}: Recorded & { outcome: Extract<CallOutcome, { outcome: 'confirmed' | 'canceled' }> }): Promise<
  Outcome<AppointmentRow>
> {
  const appointment = row.document_id;
  const closed = { appointment, member: member.documentId, dueAt: null, isTry: false, now };
  return transitionTogether({
    strapi,
    catalogue,
    found: row,
    wanted: {
      to: outcome.outcome,
      version: outcome.version,
      reason: outcome.outcome === 'canceled' ? outcome.reason : null,
    },
    actor: member.actor,
    by: `user:${member.documentId}`,
    call: { action: outcome.outcome, settle: (trx) => settleCall({ trx, ...closed }) },
    now,
  });
}

async function putOff({
  strapi,
  row,
  member,
  now,
  outcome,
}: Recorded & { outcome: Extract<CallOutcome, { outcome: 'noAnswer' | 'callBack' }> }): Promise<
  Outcome<AppointmentRow>
> {
  if (row.version !== outcome.version) return versionConflict();
  if (row.status !== 'pending') return notAllowed('notPending');
  const due = readDueAt({ outcome, timeZone: row.time_zone, startsAt: row.starts_at, now });
  if (!due.ok) return due;
  const appointment = row.document_id;
  const entry = {
    appointment,
    at: now,
    actor: `user:${member.documentId}`,
    from: row.status,
    to: row.status,
    reason: outcome.outcome === 'callBack' ? outcome.note || null : null,
    action: outcome.outcome,
    dueAt: due.value,
  };
  const isTry = outcome.outcome === 'noAnswer';
  const closed = { appointment, member: member.documentId, dueAt: due.value, isTry, now };
  const isSame = await inTransaction(strapi, async (trx) => {
    // Its place in the work list; the appointment before the call, in the order of everybody who writes both.
    const kept = await trx('appointments')
      .where({ document_id: appointment, version: row.version, status: row.status })
      .update({ call_due_at: new Date(due.value) });
    if (kept !== 1) return false;
    await settleCall({ trx, ...closed });
    await insertEvents(trx, [entry]);
    return true;
  });
  return isSame ? { ok: true, value: { ...row, call_due_at: due.value } } : versionConflict();
}
