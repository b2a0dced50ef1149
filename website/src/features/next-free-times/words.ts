import { getTranslations } from 'next-intl/server';
import type { NextFree } from '@/contract/availability';
import type { Locale } from '@/i18n/routing';
import type { LiveWords } from '@/lib/live-words';
import type { NextFreeInWords } from './query';
import { momentText } from './rules';

/** The words for `drawNextFree`, from messages `availability`. */
export async function nextFreeWords(): Promise<LiveWords['nextFree']> {
  const t = await getTranslations('availability');
  return {
    none: t('none'),
    unknown: t('unknown'),
  };
}

/** First free times with their moments as people of the language say them. */
export async function sayNextFree({
  known,
  locale,
}: {
  known: NextFree[];
  locale: Locale;
}): Promise<NextFreeInWords[]> {
  const t = await getTranslations({ namespace: 'availability', locale });
  const [pattern, now] = [t.raw('moment'), new Date()];
  return known.map((free) => ({ ...free, moment: momentText({ ...free, locale, pattern, now }) }));
}
