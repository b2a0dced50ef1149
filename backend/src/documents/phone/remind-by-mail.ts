import type { Core } from '@strapi/strapi';
import { readMessageReference, recipientOf } from '../../appointments/record/appointment-mails';
import { findAppointment } from '../../appointments/record/appointment-rows';
import { type ClaimedMessage, TABLE, writeMessages } from '../../messaging/outbox';
import { inTransaction, isUniqueViolation } from '../../platform/database';
import { servicesOf } from '../../platform/services';

/** Writes by email the reminder that a phone is not told any more, where its patient has an address. */
export async function remindByMail(
  strapi: Core.Strapi,
  { kind, reference, isByStranger }: ClaimedMessage,
  now: number,
): Promise<void> {
  const db = strapi.db.connection;
  const about = readMessageReference({ kind, reference });
  const row = about && (await findAppointment(db, { document_id: about.appointment }));
  const to = row && recipientOf(row, 'email');
  if (!to) return;
  const known = await db(TABLE)
    .where({ kind, reference })
    .where((mail) => mail.where({ channel: 'email' }).orWhereNull('channel'))
    .first('id');
  if (known) return;
  const mail = { channel: 'email' as const, kind, reference, to, subject: '', text: '', isByStranger };
  try {
    await inTransaction(strapi, (trx) => writeMessages({ trx, messages: [mail], now: new Date(now) }));
  } catch (error) {
    // Another sender took the message over and has written it.
    if (!isUniqueViolation(error)) throw error;
  }
  servicesOf(strapi).mailing.wake();
}
