import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations, textsOf } from '@/i18n/translations';

/** Longest hold that is counted in words, in minutes: a day has no longer ones. */
const LONGEST = 60;

export type HoldWords = Awaited<ReturnType<typeof holdWords>>;

/** Every sentence a hold can say, in the language of the page; `minutes` by their number, as the plural of a language depends on it. */
export async function holdWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'holds' });
  return {
    minutes: Array.from({ length: LONGEST + 1 }, (_, minutes) => t('minutes', { minutes })),
    ...textsOf(t, 'soon', 'ended'),
  };
}
