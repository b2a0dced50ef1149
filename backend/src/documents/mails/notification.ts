import type { Core } from '@strapi/strapi';
import { readMessageReference, recipientOf } from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import type { MailKind } from '../../contract/appointment';
import type { ClaimedMessage } from '../../messaging/outbox';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { readAppointmentSheet } from '../files/read-sheet';
import type { NotificationKind } from './mail-words';

/** What a message about an appointment tells of, in the appointment's language. */
export interface Notification {
  row: AppointmentRow;
  sheet: AppointmentSheet;
  kind: NotificationKind;
}

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
 * Reads what a message about an appointment tells of, as the appointment is now. Null when it has changed since the message
 * was written (a newer one tells of that), is over, or is gone, when its patient is reached elsewhere, and for a message
 * about anything else.
 */
export async function readNotification({
  strapi,
  message,
  now,
}: {
  strapi: Core.Strapi;
  message: ClaimedMessage;
  now: number;
}): Promise<Notification | null> {
  const reference = readMessageReference(message);
  if (!reference) return null;
  const where = { document_id: reference.appointment };
  const row = await findAppointment({ db: strapi.db.connection, where });
  if (!row || row.sequence !== reference.sequence) return null;
  if (recipientOf({ to: row, channel: message.channel }) !== message.to) return null;
  if (reference.kind !== 'visit-canceled' && row.starts_at <= now) return null;
  const sheet = await readAppointmentSheet({ strapi, row, language: row.language });
  return { row, sheet, kind: notificationKindOf({ kind: reference.kind, sheet }) };
}
