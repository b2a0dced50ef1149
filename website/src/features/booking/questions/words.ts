import 'server-only';
import type { Locale } from 'next-intl';
import { LONG_ANSWER_LENGTH, SHORT_ANSWER_LENGTH } from '@/contract/visit-questions';
import { cardWords } from '@/features/booking/cards/words';
import { getTranslations } from '@/i18n/translations';

/** The words of a form of questions, written out for the browser. */
export type QuestionWords = Awaited<ReturnType<typeof questionWords>>;

export async function questionWords(locale: Locale) {
  const [t, ui] = await Promise.all([
    getTranslations({ locale, namespace: 'appointment.questions' }),
    getTranslations({ locale, namespace: 'ui' }),
  ]);
  return {
    send: t('send'),
    sending: t('sending'),
    optional: ui('optional'),
    errorPrefix: ui('errorPrefix'),
    errorTitle: t('errorTitle'),
    yes: t('yes'),
    no: t('no'),
    agree: t('agree'),
    pad: { draw: t('pad.draw'), sheet: t('pad.sheet'), drawn: t('pad.drawn'), clear: t('pad.clear') },
    pictureHint: t('pictureHint'),
    picture: await cardWords(locale),
    notices: {
      conflict: t('notices.conflict'),
      notLive: t('notices.notLive'),
      busy: t('notices.busy'),
      failed: t('notices.failed'),
    },
    faults: {
      required: t('faults.required'),
      tooLong: t('faults.tooLong', { short: SHORT_ANSWER_LENGTH, long: LONG_ANSWER_LENGTH }),
      number: t('faults.number'),
      date: t('faults.date'),
      consent: t('faults.consent'),
      picture: t('faults.picture'),
      other: t('faults.other'),
    },
  };
}
