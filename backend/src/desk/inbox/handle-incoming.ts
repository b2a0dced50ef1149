import type { Core } from '@strapi/strapi';
import type { HandlingChange } from '../../contract/contact-message';
import type { IncomingRow } from '../../messaging/incoming-messages';
import { resumeReminders } from '../../messaging/stopped-phones';
import { inTransaction } from '../../platform/database';
import { notFound, type Outcome, versionConflict } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import { changeIncoming, findIncoming, insertIncomingEvent } from './incoming-rows';

export interface Acting {
  strapi: Core.Strapi;
  member: StaffMember;
  id: string;
  now: number;
}

export function findSeen({ strapi, member, id }: Acting): Promise<IncomingRow | null> {
  return findIncoming({ db: strapi.db.connection, scope: member.scope, id });
}

export const actorOf = ({ member }: Pick<Acting, 'member'>) => `user:${member.documentId}`;

/** Opens a message: who is the first to see it has read it, and that is written down. */
export async function openIncoming(given: Acting): Promise<Outcome<IncomingRow>> {
  const { strapi, id, now } = given;
  const known = await findSeen(given);
  if (!known) return notFound();
  if (known.handling !== 'new') return { ok: true, value: known };
  await inTransaction(strapi, async (trx) => {
    if (!(await changeIncoming({ trx, now }, { id, from: 'new', to: 'read' }))) return;
    await insertIncomingEvent({ trx, message: id, by: actorOf(given), action: 'read', now });
  });
  return { ok: true, value: { ...known, handling: 'read' } };
}

/** Marks a message as done or opens it again. Refused with 409 when a colleague was faster. */
export async function settleIncoming({
  from,
  to,
  ...given
}: Acting & HandlingChange): Promise<Outcome<IncomingRow>> {
  const { strapi, id, now } = given;
  const known = await findSeen(given);
  if (!known) return notFound();
  const action = to === 'done' ? 'done' : from === 'done' ? 'reopened' : 'read';
  const isChanged = await inTransaction(strapi, async (trx) => {
    if (!(await changeIncoming({ trx, now }, { id, from, to }))) return false;
    await insertIncomingEvent({ trx, message: id, by: actorOf(given), action, now });
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
    await insertIncomingEvent({ trx, message: id, by: actorOf(given), action: 'resumed', now });
    return true;
  });
  return isResumed ? { ok: true, value: known } : versionConflict();
}
