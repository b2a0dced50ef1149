import type { Core } from '@strapi/strapi';
import { findLiveCode } from '../../appointments/phone-proof/code-rows';
import { CODE_MINUTES } from '../../contract/phone-code';
import type { CodePlaceholder } from '../../contract/phone-placeholders';
import { fillPlaceholders } from '../../contract/placeholders';
import type { ClaimedMessage } from '../../messaging/outbox';
import { plainSigns } from '../../messaging/sms-text';
import { oneLine } from '../../messaging/template';
import type { OutgoingMessage } from '../../messaging/transport';
import type { Language } from '../../platform/clinic-time';
import { servicesOf } from '../../platform/services';
import { readClinicName } from '../files/clinic-words';
import { readCodeText } from './texts';

export function codeValues({
  clinic,
  code,
}: {
  clinic: string;
  code: string;
}): Record<CodePlaceholder, string> {
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
  const clinic = await readClinicName({ strapi, language });
  const { text } = await readCodeText({ strapi, language });
  return { ...message, ...codeContent(codeValues({ clinic, code }), language, text) };
}
