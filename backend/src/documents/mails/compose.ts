import type { Core } from '@strapi/strapi';
import { readMessageReference } from '../../appointments/record/appointment-mails';
import type { ClaimedMessage } from '../../messaging/outbox';
import { renderMail } from '../../messaging/template';
import type { Composed } from '../../messaging/worker';
import { readEnvironment } from '../../platform/environment/environment';
import { calendarFile, calendarType } from '../files/calendar-file';
import { publicHost } from '../files/read-sheet';
import { mailContent, ownContent, sheetsOf } from './mail-content';
import type { NotificationKind } from './mail-words';
import { readNotification } from './notification';

const WITHOUT_CALENDAR: readonly NotificationKind[] = ['reminder', 'recall', 'review', 'link'];

/** Writes the text of a mail about an appointment as it is now, null if nothing is to be sent; other mails stay as they are. */
export async function composeAppointmentMail(
  strapi: Core.Strapi,
  mail: ClaimedMessage,
  now: number,
): Promise<Composed> {
  if (!readMessageReference(mail)) return mail;
  const notification = await readNotification(strapi, mail, now);
  if (!notification || 'unsent' in notification) return notification;
  const { row, sheet, kind, isReassigned, own } = notification;
  if (own !== null) return { ...mail, ...renderMail(ownContent(sheet, own)) };
  const sheets = sheetsOf({ sheet, kind });
  const calendar = {
    filename: `appointment-${row.booking_number}.ics`,
    contentType: calendarType(sheets),
    content: calendarFile(sheets, { now, host: publicHost(), organizer: readEnvironment().MAIL_FROM }),
  };
  return {
    ...mail,
    ...renderMail(mailContent({ sheet, kind, isReassigned })),
    // These change nothing in a calendar.
    attachments: WITHOUT_CALENDAR.includes(kind) ? undefined : [calendar],
  };
}
