import type { Core } from '@strapi/strapi';
import {
  OWN_MESSAGE,
  readMessageReference,
  recipientOf,
  visitOf,
} from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import { AFTER_VISIT_KINDS, type MailKind } from '../../contract/appointment-mails';
import type { ClaimedMessage, UnsentReason } from '../../messaging/outbox';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { readAppointmentSheet } from '../files/read-sheet';
import type { NotificationKind } from './mail-words';

function notificationKindOf(kind: MailKind, { isDepositAsked, status, cancellation }: AppointmentSheet) {
  const isConfirmed = status === 'confirmed';
  const kinds: Record<MailKind, NotificationKind> = {
    'visit-received': isDepositAsked ? 'deposit' : 'received',
    'visit-confirmed': 'confirmed',
    'visit-moved': isDepositAsked ? 'deposit' : isConfirmed ? 'movedConfirmed' : 'moved',
    'visit-reminder': 'reminder',
    'visit-recall': 'recall',
    'visit-review': 'review',
    'visit-link': 'link',
    // Typed by staff; the rest of the mail is that of the appointment's current state.
    'visit-message': isConfirmed ? 'confirmed' : 'received',
    'visit-canceled': cancellation?.by ?? 'clinic',
  };
  return kinds[kind];
}

/** A recall that was taken back, and a question that was answered already, are not told any more. */
function isStillToBeTold(kind: MailKind, row: AppointmentRow): boolean {
  // A recall may be set before the visit is closed, which somebody can forget.
  if (kind === 'visit-recall') return row.recall_state === 'told' && row.status !== 'canceled';
  return row.status === 'done' && row.reviewed_at === null;
}

/** Returns whether a message may still be sent there; links also go to phones that have not agreed to messages. */
export function isReachedAt(
  row: Pick<AppointmentRow, 'email' | 'phone' | 'tell_by'>,
  { channel, to }: Pick<ClaimedMessage, 'channel' | 'to'>,
  kind: MailKind,
): boolean {
  if (kind !== 'visit-link') return recipientOf(row, channel) === to;
  return to !== '' && (channel === 'email' ? row.email?.toLowerCase() === to : row.phone === to);
}

/** Returns why a text of the desk must not be sent any more, or null: its words fit the visit that was looked at alone. */
function unsentReason(row: AppointmentRow, message: ClaimedMessage, now: number): UnsentReason | null {
  if (row.status === 'canceled') return 'VISIT_CANCELED';
  if (row.status === 'done' || row.starts_at <= now) return 'VISIT_OVER';
  if (visitOf(row) !== message.visit) return 'VISIT_MOVED';
  return recipientOf(row, message.channel) === message.to ? null : 'REACHED_ELSEWHERE';
}

/**
 * Reads the data of a message about an appointment as it is now. Null if the appointment has changed since (a newer message tells
 * of that), is over or gone, if its patient's phone or address has changed, and for a message about anything else; for a message
 * typed by staff, the reason instead.
 */
export async function readNotification(strapi: Core.Strapi, message: ClaimedMessage, now: number) {
  const reference = readMessageReference(message);
  if (!reference) return null;
  const row = await findAppointment(strapi.db.connection, { document_id: reference.appointment });
  if (!row) return null;
  if (reference.kind === OWN_MESSAGE && message.visit) {
    const unsent = unsentReason(row, message, now);
    return unsent ? { unsent } : await notificationOf(strapi, { row, message, kind: reference.kind });
  }
  if (row.sequence !== reference.sequence) return null;
  if (!isReachedAt(row, message, reference.kind)) return null;
  if (AFTER_VISIT_KINDS.includes(reference.kind)) {
    if (!isStillToBeTold(reference.kind, row)) return null;
  } else if (reference.kind !== 'visit-canceled' && row.starts_at <= now) return null;
  return await notificationOf(strapi, { row, message, kind: reference.kind });
}

async function notificationOf(
  strapi: Core.Strapi,
  { row, message, kind }: { row: AppointmentRow; message: ClaimedMessage; kind: MailKind },
) {
  const sheet = await readAppointmentSheet(strapi, row, row.language);
  // The move changed doctor, branch or service as well.
  const isReassigned = kind === 'visit-moved' && (await wasReassigned(strapi, row));
  // Text of the desk, with placeholders; null for texts of the product.
  const own = kind === OWN_MESSAGE ? message.text : null;
  return { row, sheet, kind: notificationKindOf(kind, sheet), isReassigned, own };
}

async function wasReassigned(strapi: Core.Strapi, row: AppointmentRow): Promise<boolean> {
  const last = await strapi.db
    .connection('appointment_events')
    .where({ appointment: row.document_id })
    .whereNotNull('to_starts_at')
    .orderBy('id', 'desc')
    .first('action');
  return last?.action === 'reassigned';
}
