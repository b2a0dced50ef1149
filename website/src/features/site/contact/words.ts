import { getTranslations, textsOf } from '@/i18n/translations';
import { MESSAGE_FAULTS, MESSAGE_FIELDS, type MessageField } from './rules';

export type ContactWords = Awaited<ReturnType<typeof contactWords>>;

const faultsOf = (field: MessageField) => MESSAGE_FAULTS.map((fault) => `faults.${field}.${fault}` as const);

export async function contactWords() {
  const [t, ui] = await Promise.all([getTranslations('contact'), getTranslations('ui')]);
  return {
    ...textsOf(t, 'emailHint', 'required', 'submit', 'sending', 'honeypot', 'sent', 'sentText', 'another'),
    ...textsOf(t, 'refused.busy.title', 'refused.busy.text', 'refused.failed.title', 'refused.failed.text'),
    ...textsOf(t, ...MESSAGE_FIELDS.map((field) => `fields.${field}` as const)),
    ...textsOf(t, ...MESSAGE_FIELDS.flatMap(faultsOf)),
    errorPrefix: ui('errorPrefix'),
    /** Index is the number of faults. */
    errorTitles: [0, 1, 2, 3].map((count) => ui('errorSummaryTitle', { count })),
  };
}
