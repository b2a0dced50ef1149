import { getTranslations } from '@/i18n/translations';
import type { LiveWords } from '@/lib/page/live-words';

/** The words for `drawNextFree`, from messages `availability`. */
export async function nextFreeWords(): Promise<LiveWords['nextFree']> {
  const t = await getTranslations('availability');
  return {
    none: t('none'),
    unknown: t('unknown'),
    book: t.raw('bookMoment'),
  };
}
