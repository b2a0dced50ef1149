import type { Core } from '@strapi/strapi';
import { readMailReference } from '../../appointments/record/appointment-mails';
import { findAppointment } from '../../appointments/record/appointment-rows';
import type { MailKind } from '../../contract/appointment';
import type { ClaimedMail } from '../../messaging/outbox';
import { renderHtml, renderText } from '../../messaging/template';
import type { Mail } from '../../messaging/transport';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { calendarFile } from '../files/calendar-file';
import { publicHost, readAppointmentSheet } from '../files/read-sheet';
import { mailContent, mailSubject } from './mail-content';
import type { NotificationKind } from './mail-words';

function notificationKindOf({ kind, sheet }: { kind: MailKind; sheet: AppointmentSheet }): NotificationKind {
  switch (kind) {
    case 'visit-received':
      return 'received';
    case 'visit-confirmed':
      return 'confirmed';
    case 'visit-moved':
      return sheet.status === 'confirmed' ? 'movedConfirmed' : 'moved';
    case 'visit-reminder':
      return 'reminder';
    case 'visit-canceled':
      return sheet.cancellation?.by ?? 'clinic';
  }
}

/**
 * Makes the words of a mail about an appointment from what the appointment is now; mail about anything else comes back as it is.
 * Null when the appointment has changed since the mail was written (a newer mail tells of that), is over, or is gone.
 */
export async function composeAppointmentMail({
  strapi,
  mail,
  now,
}: {
  strapi: Core.Strapi;
  mail: ClaimedMail;
  now: number;
}): Promise<Mail | null> {
  const reference = readMailReference(mail);
  if (!reference) return mail;
  const where = { document_id: reference.appointment };
  const row = await findAppointment({ db: strapi.db.connection, where });
  if (!row || row.sequence !== reference.sequence || row.email !== mail.to) return null;
  if (reference.kind !== 'visit-canceled' && row.starts_at <= now) return null;

  const sheet = await readAppointmentSheet({ strapi, row, language: row.language });
  const kind = notificationKindOf({ kind: reference.kind, sheet });
  const content = mailContent({ sheet, kind });
  const calendar = {
    filename: `appointment-${row.booking_number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile({ sheet, now, host: publicHost() }),
  };
  return {
    ...mail,
    subject: mailSubject({ sheet, kind }),
    text: renderText(content),
    html: renderHtml(content),
    // A reminder changes nothing in a calendar.
    attachments: kind === 'reminder' ? undefined : [calendar],
  };
}
