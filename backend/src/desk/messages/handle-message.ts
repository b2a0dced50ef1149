import type { Core } from '@strapi/strapi';
import { accountOf, readActorNames } from '../../auth/accounts/staff-names';
import type { HandlingChange, Message } from '../../contract/contact-message';
import { inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { type Outcome, versionConflict } from '../../platform/refusal';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { changeHandling, findMessage, type MessageRow, readMessageHistory } from './message-rows';

/** Tells whether somebody may see messages of the contact page: they belong to no branch, so staff of some may not. */
export function seesMessages({ scope }: StaffMember): boolean {
  return scope === null;
}

type Acting = With<'strapi' | 'member' | 'now'>;

/** Opens a message: who is the first to see it has read it, and that is written down. */
export async function openMessage(given: Acting, known: MessageRow): Promise<MessageRow> {
  if (known.handling !== 'new') return known;
  const outcome = await settleMessage(given, known, { from: 'new', to: 'read' });
  if (outcome.ok) return outcome.value;
  // A colleague was faster, and may have gone further.
  return (await findMessage(given.strapi.db.connection, known.document_id)) ?? known;
}

/** Marks a message as done or opens it again. Refused with 409 when a colleague was faster. */
export async function settleMessage(
  { strapi, member: { by }, now }: Acting,
  known: MessageRow,
  wanted: HandlingChange,
): Promise<Outcome<MessageRow>> {
  const { document_id: id } = known;
  const isChanged = await inTransaction(strapi, (trx) => changeHandling({ trx, by, now }, id, wanted));
  return isChanged ? { ok: true, value: { ...known, handling: wanted.to } } : versionConflict();
}

export function presentMessage({ document_id, created_at, ...rest }: MessageRow): Message {
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
