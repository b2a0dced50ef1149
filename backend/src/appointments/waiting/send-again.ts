import { z } from 'zod';
import type { WaitingKind } from '../../contract/waiting-list';
import { storedChannel } from '../../messaging/outbox';
import { notAllowed, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { recipientOf } from '../record/appointment-mails';
import type { EntryRow } from './entry-rows';
import { findOffer } from './offer-rows';
import { againWaitingReference, readPerson, readWaitingReference } from './waiting-person';

/** Returns whether a message to somebody on the waiting list is still true: an offer while it can be accepted. */
export async function isStillTrue(
  { db, now }: With<'db' | 'now'>,
  { kind, offer: id }: { kind: WaitingKind; offer: string },
): Promise<boolean> {
  if (kind === 'waiting-joined') return true;
  const offer = await findOffer(db, id);
  if (kind === 'waiting-taken') return offer !== null && offer.starts_at > now;
  return offer?.state === 'open' && offer.open_until > now;
}

const message = z.object({ kind: z.string(), reference: z.string(), channel: storedChannel });

/** Sends a message about waiting again, to where they are reached now. Refused with 409 when it is true no more or too often. */
export async function sendWaitingAgain(
  { strapi, now }: With<'strapi' | 'now'>,
  entry: EntryRow,
  id: string,
): Promise<Outcome<EntryRow>> {
  const db = strapi.db.connection;
  const found = id.includes('\0') ? null : await db('outbox_messages').where({ document_id: id }).first();
  const known = found ? message.parse(found) : null;
  const about = known && readWaitingReference(known);
  const reference = known && againWaitingReference(known.reference);
  if (!known || about?.entry !== entry.document_id || !reference) return notAllowed('mail');
  const isOver = found.state !== 'failed' && found.delivery !== 'undelivered';
  const person = entry.state === 'waiting' ? await readPerson(db, entry, now) : null;
  const { channel } = known;
  const to = person && recipientOf(person, channel);
  if (isOver || !to || !(await isStillTrue({ db, now }, about))) return notAllowed('mail');
  const again = { channel, kind: about.kind, reference, to };
  const isWritten = await servicesOf(strapi).mailing.post({ strapi, now }, [again]);
  return isWritten ? { ok: true, value: entry } : notAllowed('mail');
}
