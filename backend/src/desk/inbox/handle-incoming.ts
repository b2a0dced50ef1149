import type { HandlingChange } from '../../contract/contact-message';
import type { IncomingRow } from '../../messaging/incoming-messages';
import { resumeReminders } from '../../messaging/stopped-phones';
import { inTransaction } from '../../platform/database';
import { notFound, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { changeIncoming, findIncoming, insertIncomingEvent } from './incoming-rows';

export type Acting = With<'strapi' | 'member' | 'now'> & { id: string };

export function findSeen({ strapi, member, id }: Acting): Promise<IncomingRow | null> {
  return findIncoming(strapi.db.connection, member.scope, id);
}

/** Opens a message: who is the first to see it has read it, and that is written down. */
export async function openIncoming(given: Acting): Promise<Outcome<IncomingRow>> {
  const { strapi, id, now } = given;
  const known = await findSeen(given);
  if (!known) return notFound();
  if (known.handling !== 'new') return { ok: true, value: known };
  await inTransaction(strapi, async (trx) => {
    if (!(await changeIncoming({ trx, now }, { id, from: 'new', to: 'read' }))) return;
    await insertIncomingEvent({ trx, by: given.member.by, now }, id, 'read');
  });
  return { ok: true, value: { ...known, handling: 'read' } };
}

/** Marks a message as done or opens it again. Refused with 409 when a colleague was faster. */
export async function settleIncoming(
  given: Acting,
  { from, to }: HandlingChange,
): Promise<Outcome<IncomingRow>> {
  const { strapi, id, now } = given;
  const known = await findSeen(given);
  if (!known) return notFound();
  const action = to === 'done' ? 'done' : from === 'done' ? 'reopened' : 'read';
  const isChanged = await inTransaction(strapi, async (trx) => {
    if (!(await changeIncoming({ trx, now }, { id, from, to }))) return false;
    await insertIncomingEvent({ trx, by: given.member.by, now }, id, action);
    return true;
  });
  return isChanged ? { ok: true, value: { ...known, handling: to } } : versionConflict();
}

/** Begins reminders again to the phone of a message; refused with 409 when they had not ended. */
export async function resumeForPhone(given: Acting): Promise<Outcome<IncomingRow>> {
  const { strapi, id, now } = given;
  const known = await findSeen(given);
  if (!known) return notFound();
  const isResumed = await inTransaction(strapi, async (trx) => {
    if (!(await resumeReminders(trx, known.phone))) return false;
    await insertIncomingEvent({ trx, by: given.member.by, now }, id, 'resumed');
    return true;
  });
  return isResumed ? { ok: true, value: known } : versionConflict();
}
