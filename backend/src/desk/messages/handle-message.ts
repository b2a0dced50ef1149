import type { Core } from '@strapi/strapi';
import { accountOf, readActorNames } from '../../auth/accounts/staff-names';
import type { HandlingChange, Message } from '../../contract/contact-message';
import { inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { notFound, type Outcome, versionConflict } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { changeHandling, findMessage, type MessageRow, readMessageHistory } from './message-rows';

/** Tells whether somebody may see messages of the contact page: they belong to no branch, so staff of some may not. */
export function seesMessages({ scope }: StaffMember): boolean {
  return scope === null;
}

type Acting = With<'strapi' | 'member' | 'now'>;

/** Opens a message: who is the first to see it has read it, and that is written down. */
export async function openMessage({ strapi, member, now }: Acting, id: string): Promise<Outcome<MessageRow>> {
  const known = seesMessages(member) ? await findMessage(strapi.db.connection, id) : null;
  if (!known) return notFound();
  if (known.handling === 'new') {
    const { by } = member;
    await inTransaction(strapi, (trx) => changeHandling({ trx, by, now }, id, { from: 'new', to: 'read' }));
  }
  const message = await findMessage(strapi.db.connection, id);
  return message ? { ok: true, value: message } : notFound();
}

/** Marks a message as done or opens it again. Refused with 409 when a colleague was faster. */
export async function settleMessage(
  { strapi, member, now }: Acting,
  id: string,
  wanted: HandlingChange,
): Promise<Outcome<MessageRow>> {
  const db = strapi.db.connection;
  if (!seesMessages(member) || !(await findMessage(db, id))) return notFound();
  const { by } = member;
  const isChanged = await inTransaction(strapi, (trx) => changeHandling({ trx, by, now }, id, wanted));
  if (!isChanged) return versionConflict();
  const message = await findMessage(db, id);
  return message ? { ok: true, value: message } : notFound();
}

export function presentMessage(row: MessageRow): Message {
  const { document_id, created_at, ...rest } = row;
  const isErased = !rest.email.includes('@');
  return { documentId: document_id, createdAt: isoInstant(created_at), ...rest, isErased };
}

export async function presentWithHistory(strapi: Core.Strapi, row: MessageRow, member: StaffMember) {
  const db = strapi.db.connection;
  const history = await readMessageHistory(db, row.document_id);
  const actors = history.map(({ actor }) => actor);
  const nameOf = await readActorNames(db, actors);
  return {
    ...presentMessage(row),
    history: history.map(({ at, actor, from_handling, to_handling }) => ({
      at: isoInstant(at),
      by: { name: nameOf(actor), isYou: accountOf(actor) === member.documentId },
      from: from_handling,
      to: to_handling,
    })),
  };
}
