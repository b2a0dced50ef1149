import { getTranslations, textsOf } from '@/i18n/translations';
import type { MessageField } from './rules';

export type ContactWords = Awaited<ReturnType<typeof contactWords>>;

export async function contactWords() {
  const [t, ui] = await Promise.all([getTranslations('contact'), getTranslations('ui')]);
  const faults = (field: MessageField) => ({
    required: t(`faults.${field}.required`),
    invalid: t(`faults.${field}.invalid`),
    tooLong: t(`faults.${field}.tooLong`),
  });
  const refused = (reason: 'busy' | 'failed') => ({
    title: t(`refused.${reason}.title`),
    text: t(`refused.${reason}.text`),
  });
  return {
    ...textsOf(t, 'emailHint', 'required', 'submit', 'sending', 'honeypot', 'sent', 'sentText', 'another'),
    fields: { name: t('fields.name'), email: t('fields.email'), message: t('fields.message') },
    errorPrefix: ui('errorPrefix'),
    /** Index is the number of faults. */
    errorTitles: [0, 1, 2, 3].map((count) => ui('errorSummaryTitle', { count })),
    faults: { name: faults('name'), email: faults('email'), message: faults('message') },
    refused: { busy: refused('busy'), failed: refused('failed') },
  };
}
