import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import type { HoldWords } from './components/hold-notice';

/** Longest hold that is counted in words, in minutes: a day has no longer ones. */
const LONGEST = 60;

/** Every sentence a hold can say, in the language of the page. */
export async function holdWords(locale: Locale): Promise<HoldWords> {
  const t = await getTranslations({ locale, namespace: 'holds' });
  return {
    minutes: Array.from({ length: LONGEST + 1 }, (_, minutes) => t('minutes', { minutes })),
    soon: t('soon'),
    ended: t('ended'),
  };
}
