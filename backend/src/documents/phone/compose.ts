import type { Core } from '@strapi/strapi';
import { findLiveCode } from '../../appointments/phone-proof/code-rows';
import { readMessageReference, recipientOf } from '../../appointments/record/appointment-mails';
import { findAppointment } from '../../appointments/record/appointment-rows';
import { CODE_MINUTES } from '../../contract/phone-code';
import type { CodePlaceholder } from '../../contract/phone-placeholders';
import { fillPlaceholders } from '../../contract/placeholders';
import { type ClaimedMessage, TABLE } from '../../messaging/outbox';
import { plainSigns } from '../../messaging/sms-text';
import { findStop, REMINDERS } from '../../messaging/stopped-phones';
import { oneLine } from '../../messaging/template';
import type { OutgoingMessage } from '../../messaging/transport';
import type { Composed } from '../../messaging/worker';
import type { Language } from '../../platform/clinic-time';
import { servicesOf } from '../../platform/services';
import { readClinicName } from '../files/clinic-words';
import { readNotification } from '../mails/notification';
import { ownPhoneContent, phoneContent } from './content';
import { readCodeText, readPhoneTexts } from './texts';

export function codeValues(clinic: string, code: string): Record<CodePlaceholder, string> {
  return { clinic: plainSigns(oneLine(clinic)).trim(), code, minutes: String(CODE_MINUTES) };
}

/** Returns what the message with a code says: as text for an SMS, and as the template of a code for WhatsApp. */
export function codeContent(
  values: Record<CodePlaceholder, string>,
  language: Language,
  text: string,
): Required<Pick<OutgoingMessage, 'text' | 'template'>> {
  return {
    text: fillPlaceholders({ text: plainSigns(text), values }),
    template: { name: 'phone_code', language, values: {}, code: values.code },
  };
}

/** Makes the words of a message with a code; null when the code was used or has run out: a late one helps nobody. */
export async function composeCode(
  strapi: Core.Strapi,
  message: ClaimedMessage,
  now: number,
): Promise<OutgoingMessage | null> {
  const row = await findLiveCode(strapi.db.connection, message.reference, now);
  if (!row || row.phone !== message.to) return null;
  const { language } = row;
  const code = servicesOf(strapi).phoneProofs.codeOf({ id: row.document_id, phone: row.phone });
  const clinic = await readClinicName(strapi, language);
  const { text } = await readCodeText(strapi, language);
  return { ...message, ...codeContent(codeValues(clinic, code), language, text) };
}

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
  const textOf = await readPhoneTexts(strapi, sheet.language);
  return { ...message, ...phoneContent(sheet, kind, textOf(kind).text) };
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
  const mail = { channel: 'email' as const, kind, reference, to, isByStranger };
  // Another sender may have taken the message over and written it.
  await servicesOf(strapi).mailing.post({ strapi, now }, [mail]);
}
