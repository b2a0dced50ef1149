import type { Core } from '@strapi/strapi';
import { findLiveCode } from '../../appointments/phone-proof/code-rows';
import { readMessageReference, recipientOf } from '../../appointments/record/appointment-mails';
import { type AppointmentRow, findAppointment } from '../../appointments/record/appointment-rows';
import { readWaitingReference } from '../../appointments/waiting/waiting-person';
import { AFTER_VISIT_KINDS } from '../../contract/appointment-mails';
import { CODE_MINUTES } from '../../contract/phone-code';
import type { CodePlaceholder } from '../../contract/phone-placeholders';
import { fillPlaceholders } from '../../contract/placeholders';
import { type ClaimedMessage, TABLE } from '../../messaging/outbox';
import { endOfQuiet } from '../../messaging/quiet-hours';
import { plainSigns } from '../../messaging/sms-text';
import { findStop, REMINDERS } from '../../messaging/stopped-phones';
import { oneLine } from '../../messaging/template';
import type { Composed } from '../../messaging/worker';
import type { Language } from '../../platform/clinic-time';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { MINUTE } from '../../scheduling/zone';
import { readClinicName } from '../files/clinic-words';
import { readNotification } from '../mails/notification';
import { ownPhoneContent, phoneContent } from './content';
import { readTexts } from './texts';

export function codeValues(clinic: string, code: string): Record<CodePlaceholder, string> {
  return { clinic: plainSigns(oneLine(clinic)).trim(), code, minutes: String(CODE_MINUTES) };
}

/** Returns what the message with a code says: as text for an SMS, and as the template of a code for WhatsApp. */
export function codeContent(values: Record<CodePlaceholder, string>, language: Language, text: string) {
  return {
    text: fillPlaceholders({ text: plainSigns(text), values }),
    template: { name: 'phone_code', language, values: {}, code: values.code },
  };
}

/** Makes the words of a message with a code; null when the code was used or has run out: a late one helps nobody. */
export async function composeCode(strapi: Core.Strapi, message: ClaimedMessage, now: number) {
  const row = await findLiveCode(strapi.db.connection, message.reference, now);
  if (!row || row.phone !== message.to) return null;
  const { language } = row;
  const code = servicesOf(strapi).phoneProofs.codeOf({ id: row.document_id, phone: row.phone });
  const clinic = await readClinicName(strapi, language);
  const texts = await readTexts(strapi, language);
  return { ...message, ...codeContent(codeValues(clinic, code), language, texts.code.text) };
}

/** Words of a message to a phone from the appointment as it is; null when there is nothing to say, or email does. */
export async function composePhoneMessage(
  strapi: Core.Strapi,
  message: ClaimedMessage,
  now: number,
): Promise<Composed> {
  const db = strapi.db.connection;
  const reminder = REMINDERS.includes(message.kind) ? readMessageReference(message) : null;
  const row = reminder && (await findAppointment(db, { document_id: reminder.appointment }));
  // Its owner has written STOP, or took the consent to messages back.
  if (row && (row.tell_by === null || (await findStop(db, message.to)))) {
    await remindByMail({ strapi, now }, message, row);
    return null;
  }
  const notification = await readNotification(strapi, message, now);
  if (!notification || 'unsent' in notification) return notification;
  const { sheet, kind, own } = notification;
  if (own !== null) return { ...message, ...ownPhoneContent(sheet, own) };
  const { toldOf } = await readTexts(strapi, sheet.language);
  return { ...message, ...phoneContent(sheet, kind, toldOf(kind).text) };
}

/** Writes by email the reminder that a phone is not told any more, where its patient has an address. */
async function remindByMail(
  { strapi, now }: With<'strapi' | 'now'>,
  { kind, reference, isByStranger }: ClaimedMessage,
  row: AppointmentRow,
): Promise<void> {
  const to = recipientOf(row, 'email');
  if (!to) return;
  const known = await strapi.db
    .connection(TABLE)
    .where({ kind, reference })
    .where((mail) => mail.where({ channel: 'email' }).orWhereNull('channel'))
    .first('id');
  if (known) return;
  const mail = { channel: 'email' as const, kind, reference, to, isByStranger };
  // Another sender may have taken the message over and written it.
  await servicesOf(strapi).mailing.post({ strapi, now }, [mail]);
}

/** Time after the quiet hours before which a patient must know before they end. */
const SOON = 120 * MINUTE;

/**
 * Returns when a message to a phone may be sent that must wait for the end of the quiet hours, by the clock of the appointment's
 * branch; null for one that may be sent now. What is about a visit that begins before people have had time to read it is
 * sent at once: a cancellation that comes after the visit helps nobody.
 */
export async function whenAwake(strapi: Core.Strapi, message: ClaimedMessage, now: number) {
  if (message.channel === 'email') return null;
  const { rules, clinicZone } = (await servicesOf(strapi).catalogue.get()).data;
  const { quietHours: quiet } = rules;
  const reference = readMessageReference(message);
  if (!reference) {
    // Quiet hours also apply to the waiting list: an offer that expires meanwhile is not sent.
    const end = readWaitingReference(message) && endOfQuiet({ now, quiet, timeZone: clinicZone });
    return end === null ? null : new Date(end);
  }
  // Whoever asks for a link is awake.
  if (reference.kind === 'visit-link') return null;
  const row = await findAppointment(strapi.db.connection, { document_id: reference.appointment });
  if (!row) return null;
  const end = endOfQuiet({ now, quiet, timeZone: row.time_zone });
  if (end === null) return null;
  // Messages after an appointment are never urgent.
  const isAfter = AFTER_VISIT_KINDS.includes(reference.kind);
  return !isAfter && row.starts_at < end + SOON ? null : new Date(end);
}
