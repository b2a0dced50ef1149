import { z } from 'zod';
import {
  againReference,
  OWN_MESSAGE,
  readMessageReference,
  recipientOf,
  visitOf,
} from '../../appointments/record/appointment-mails';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { noteEvent } from '../../appointments/record/history-rows';
import { AFTER_VISIT_KINDS, MAIL_KINDS } from '../../contract/appointment-mails';
import { type MessageState, readMessageStates } from '../../messaging/outbox-state';
import { type Database, ifTaken, inTransaction } from '../../platform/database';
import { notAllowed, type Outcome } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { isReachedAt } from './notification';

type Mailed = Pick<
  AppointmentRow,
  'document_id' | 'sequence' | 'email' | 'phone' | 'tell_by' | 'starts_at' | 'status'
>;

/**
 * Returns whether a message can be sent again: it was sent or given up, still describes the appointment as it is, and has not been
 * sent again already (then the later one can be). A message typed by staff can be sent again while the visit is ahead and nobody
 * has told the patient, because staff read it before they send it.
 */
export function canSendAgain(
  mail: Pick<MessageState, 'channel' | 'kind' | 'reference' | 'recipient'> & { state: string },
  mails: Pick<MessageState, 'channel' | 'kind' | 'reference'>[],
  row: Mailed,
  now: number,
): boolean {
  const reference = againReference(mail.reference);
  if (!['sent', 'failed'].includes(mail.state) || reference === null) return false;
  const { channel, kind } = mail;
  const isSame = (other: (typeof mails)[number]) => other.channel === channel && other.kind === kind;
  if (mails.some((other) => isSame(other) && other.reference === reference)) return false;
  const about = readMessageReference(mail);
  if (about === null) return false;
  if (about.kind === OWN_MESSAGE) {
    const isLive = row.status === 'pending' || row.status === 'confirmed';
    // Once it is sent, its words are with the history alone.
    return mail.state === 'failed' && isLive && row.starts_at > now && recipientOf(row, channel) !== null;
  }
  if (about.sequence !== row.sequence || !isReachedAt(row, { channel, to: mail.recipient }, about.kind))
    return false;
  if (AFTER_VISIT_KINDS.includes(about.kind)) return true;
  return about.kind === 'visit-canceled' || row.starts_at > now;
}

export async function readAppointmentMails(db: Database, row: Mailed, now: number) {
  const mails = await readMessageStates(db, MAIL_KINDS, row.document_id);
  return mails.map((mail) => ({
    ...mail,
    kind: z.enum(MAIL_KINDS).parse(mail.kind),
    isRepeatable: canSendAgain(mail, mails, row, now),
  }));
}

/**
 * Writes a message about an appointment into the outbox once more, and that somebody asked for it into the history. It
 * can be repeated once, the repetition again: of two presses of a button the database lets one through.
 * Refused with 409 when it makes no sense (any more).
 */
export async function sendMailAgain(
  { strapi, by, now }: With<'strapi' | 'by' | 'now'>,
  row: AppointmentRow,
  id: string,
): Promise<Outcome<true>> {
  const mails = await readAppointmentMails(strapi.db.connection, row, now);
  const mail = mails.find(({ document_id }) => document_id === id);
  const reference = mail && againReference(mail.reference);
  if (!mail?.isRepeatable || !reference) return notAllowed('mail');
  const { channel, kind } = mail;
  const to = kind === OWN_MESSAGE ? recipientOf(row, channel) : mail.recipient;
  const words = kind === OWN_MESSAGE ? await wordsOf(strapi.db.connection, id, row) : {};
  if (to === null || words === null) return notAllowed('mail');
  const isWritten = await inTransaction(strapi, async (trx) => {
    await servicesOf(strapi).mailing.write({ trx, now }, [{ channel, kind, reference, to, ...words }]);
    await noteEvent({ trx, by, now }, row, 'mailAgain', { reason: mail.kind });
    return true;
  }).catch(ifTaken(() => false));
  if (!isWritten) return notAllowed('mail');
  servicesOf(strapi).mailing.wake();
  return { ok: true, value: true };
}

/** Returns what the desk has typed, for the visit as it is now; null when it was sent after all. */
async function wordsOf(db: Database, id: string, row: AppointmentRow) {
  const found = await db('outbox_messages').where({ document_id: id, state: 'failed' }).first('text');
  return found?.text ? { text: String(found.text), visit: visitOf(row) } : null;
}
