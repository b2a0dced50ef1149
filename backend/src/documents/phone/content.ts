import { fillPlaceholders, placeholdersOf } from '../../contract/placeholders';
import { plainSigns } from '../../messaging/sms-text';
import type { OutgoingMessage } from '../../messaging/transport';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { phoneValues } from '../files/phone-values';
import { type PhoneKind, QUESTION_WORDS } from './words';

/** WhatsApp refuses an empty parameter. */
const NOTHING = '-';

/** The name under which Meta approves the words of a kind: `visit_moved_confirmed`. */
function templateName(kind: PhoneKind): string {
  const prefix = kind.startsWith('waiting') ? '' : 'visit_';
  return `${prefix}${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/** Link of a message: patients asked to come again get the free times, all others their appointment. */
export function linkOf(sheet: AppointmentSheet, kind: PhoneKind): string {
  return kind === 'recall' ? sheet.bookUrl : sheet.shortUrl;
}

/** A reminder by SMS also says that questions wait; the words of WhatsApp are approved as they are. */
function asking({ asksQuestions, language }: AppointmentSheet, kind: PhoneKind, text: string): string {
  return asksQuestions && kind === 'reminder' ? `${text}\n${QUESTION_WORDS[language]}` : text;
}

/** Returns what a message to a phone says: as text for an SMS, and as template with values for WhatsApp. */
export function phoneContent(
  sheet: AppointmentSheet,
  kind: PhoneKind,
  text: string,
): Required<Pick<OutgoingMessage, 'text' | 'template'>> {
  const values = { ...phoneValues(sheet), link: linkOf(sheet, kind) };
  const known: Partial<Record<string, string>> = values;
  const named = placeholdersOf(text).map((name) => [name, known[name] || NOTHING]);
  return {
    text: fillPlaceholders({ text: plainSigns(asking(sheet, kind, text)), values }),
    template: { name: templateName(kind), language: sheet.language, values: Object.fromEntries(named) },
  };
}

/** Returns what the desk has typed: as text for an SMS, and as the one value of a template for WhatsApp. */
export function ownPhoneContent(sheet: AppointmentSheet, text: string) {
  const { clinic, ...values } = phoneValues(sheet);
  const said = fillPlaceholders({ text: plainSigns(text), values: { clinic, ...values } });
  return {
    text: said,
    template: {
      name: 'visit_message',
      language: sheet.language,
      values: { clinic: clinic || NOTHING, text: said, link: values.link },
    },
  };
}
