import type { Core } from '@strapi/strapi';
import type { ClaimedMessage } from '../../messaging/outbox';
import { findStop, REMINDERS } from '../../messaging/stopped-phones';
import type { Composed } from '../../messaging/worker';
import { readNotification } from '../mails/notification';
import { ownPhoneContent, phoneContent } from './content';
import { remindByMail } from './remind-by-mail';
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
