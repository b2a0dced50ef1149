import { getTranslations } from '@/i18n/translations';
import type { ContactWords } from './form-words';
import type { MESSAGE_FIELDS } from './rules';

export async function contactWords(): Promise<ContactWords> {
  const [t, ui] = await Promise.all([getTranslations('contact'), getTranslations('ui')]);
  const faults = (field: (typeof MESSAGE_FIELDS)[number]) => ({
    required: t(`faults.${field}.required`),
    invalid: t(`faults.${field}.invalid`),
    tooLong: t(`faults.${field}.tooLong`),
  });
  return {
    fields: { name: t('fields.name'), email: t('fields.email'), message: t('fields.message') },
    emailHint: t('emailHint'),
    required: t('required'),
    submit: t('submit'),
    sending: t('sending'),
    honeypot: t('honeypot'),
    errorPrefix: ui('errorPrefix'),
    errorTitles: [0, 1, 2, 3].map((count) => ui('errorSummaryTitle', { count })),
    faults: { name: faults('name'), email: faults('email'), message: faults('message') },
    sent: t('sent'),
    sentText: t('sentText'),
    another: t('another'),
    refused: {
      busy: { title: t('refused.busy.title'), text: t('refused.busy.text') },
      failed: { title: t('refused.failed.title'), text: t('refused.failed.text') },
    },
  };
}
