import { fillPlaceholders, placeholdersOf } from '../../contract/placeholders';
import { plainSigns } from '../../messaging/sms-text';
import type { OutgoingMessage } from '../../messaging/transport';
import type { AppointmentSheet } from '../files/appointment-sheet';
import type { NotificationKind } from '../mails/mail-words';
import { phoneValues } from './values';

/** WhatsApp refuses an empty parameter. */
const NOTHING = '-';

/** The name under which Meta approves the words of a kind: `visit_moved_confirmed`. */
function templateName(kind: NotificationKind): string {
  return `visit_${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

/** Who is to come again is led to the times; all others to what they have booked. */
export function linkOf({ sheet, kind }: { sheet: AppointmentSheet; kind: NotificationKind }): string {
  return kind === 'recall' ? sheet.bookUrl : sheet.shortUrl;
}

/** What a message to a phone says: as text for an SMS, and as template with values for WhatsApp. */
export function phoneContent({
  sheet,
  kind,
  text,
}: {
  sheet: AppointmentSheet;
  kind: NotificationKind;
  /** With placeholders. */
  text: string;
}): Required<Pick<OutgoingMessage, 'text' | 'template'>> {
  const values = { ...phoneValues(sheet), link: linkOf({ sheet, kind }) };
  const known: Partial<Record<string, string>> = values;
  const named = placeholdersOf(text).map((name) => [name, known[name] || NOTHING]);
  return {
    text: fillPlaceholders({ text: plainSigns(text), values }),
    template: { name: templateName(kind), language: sheet.language, values: Object.fromEntries(named) },
  };
}
