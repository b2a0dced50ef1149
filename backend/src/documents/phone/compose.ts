import type { Core } from '@strapi/strapi';
import { readMessageReference, recipientOf } from '../../appointments/record/appointment-mails';
import { findAppointment } from '../../appointments/record/appointment-rows';
import { type ClaimedMessage, TABLE } from '../../messaging/outbox';
import { findStop, REMINDERS } from '../../messaging/stopped-phones';
import type { Composed } from '../../messaging/worker';
import { servicesOf } from '../../platform/services';
import { readNotification } from '../mails/notification';
import { ownPhoneContent, phoneContent } from './content';
import { readPhoneTexts } from './texts';

/** Words of a message to a phone from the appointment as it is; null when there is nothing to say, or email does. */
export async function composePhoneMessage(
  strapi: Core.Strapi,
  message: ClaimedMessage,
  now: number,
): Promise<Composed> {
  if (REMINDERS.includes(message.kind) && (await findStop(strapi.db.connection, message.to))) {
    await remindByMail(strapi, message, now);
    return null;
  }
  const notification = await readNotification(strapi, message, now);
  if (!notification || 'unsent' in notification) return notification;
  const { sheet, kind, own } = notification;
  if (own !== null) return { ...message, ...ownPhoneContent(sheet, own) };
  const texts = await readPhoneTexts({ strapi, language: sheet.language });
  return { ...message, ...phoneContent(sheet, kind, texts[kind].text) };
}

/** Writes by email the reminder that a phone is not told any more, where its patient has an address. */
async function remindByMail(
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
  // Another sender may have taken the message over and written it.
  await servicesOf(strapi).mailing.post({ strapi, now }, [mail]);
}
