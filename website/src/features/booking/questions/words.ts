import 'server-only';
import type { Locale } from 'next-intl';
import { LONG_ANSWER_LENGTH, SHORT_ANSWER_LENGTH } from '@/contract/visit-questions';
import { cardWords } from '@/features/booking/cards/words';
import { getTranslations, textsOf } from '@/i18n/translations';

export type QuestionWords = Awaited<ReturnType<typeof questionWords>>;

export async function questionWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'appointment.questions' });
  const ui = await getTranslations({ locale, namespace: 'ui' });
  const pad = await getTranslations({ locale, namespace: 'appointment.questions.pad' });
  const notices = await getTranslations({ locale, namespace: 'appointment.questions.notices' });
  const faults = await getTranslations({ locale, namespace: 'appointment.questions.faults' });
  return {
    ...textsOf(t, 'send', 'sending', 'errorTitle', 'yes', 'no', 'agree', 'pictureHint'),
    ...textsOf(ui, 'optional', 'errorPrefix'),
    pad: textsOf(pad, 'draw', 'sheet', 'drawn', 'clear'),
    picture: await cardWords(locale),
    notices: textsOf(notices, 'changed', 'conflict', 'notLive', 'busy', 'failed'),
    faults: {
      ...textsOf(faults, 'required', 'number', 'date', 'consent', 'picture', 'other'),
      tooLong: faults('tooLong', { short: SHORT_ANSWER_LENGTH, long: LONG_ANSWER_LENGTH }),
    },
  };
}
