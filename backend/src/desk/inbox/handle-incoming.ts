import type { HandlingChange } from '../../contract/contact-message';
import type { IncomingRow } from '../../messaging/incoming-messages';
import { resumeReminders } from '../../messaging/stopped-phones';
import { inTransaction } from '../../platform/database';
import { appendErasures } from '../../platform/erasure-file';
import { type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { changeIncoming, findIncoming, insertIncomingEvent } from './incoming-rows';

export type Acting = With<'strapi' | 'member' | 'now'>;

/** Opens a message: who is the first to see it has read it, and that is written down. */
export async function openIncoming(given: Acting, known: IncomingRow): Promise<IncomingRow> {
  if (known.handling !== 'new') return known;
  const outcome = await settleIncoming(given, known, { from: 'new', to: 'read' });
  if (outcome.ok) return outcome.value;
  // A colleague was faster, and may have gone further.
  const { strapi, member } = given;
  return (await findIncoming(strapi.db.connection, member.scope, known.document_id)) ?? known;
}

/** Marks a message as done or opens it again. Refused with 409 when a colleague was faster. */
export async function settleIncoming(
  { strapi, member: { by }, now }: Acting,
  known: IncomingRow,
  { from, to }: HandlingChange,
): Promise<Outcome<IncomingRow>> {
  const { document_id: id } = known;
  const action = to === 'done' ? 'done' : from === 'done' ? 'reopened' : 'read';
  const isChanged = await inTransaction(strapi, async (trx) => {
    if (!(await changeIncoming({ trx, now }, { id, from, to }))) return false;
    await insertIncomingEvent({ trx, by, now }, id, action);
    return true;
  });
  return isChanged ? { ok: true, value: { ...known, handling: to } } : versionConflict();
}

/** Begins reminders again to the phone of a message; false when they had not ended. */
export async function resumeForPhone({ strapi, member: { by }, now }: Acting, known: IncomingRow) {
  const stop = await inTransaction(strapi, async (trx) => {
    const resumed = await resumeReminders(trx, known.phone);
    if (resumed !== null) await insertIncomingEvent({ trx, by, now }, known.document_id, 'resumed');
    return resumed;
  });
  if (stop !== null) await appendErasures({ resumed: [stop] });
  return stop !== null;
}
