import { getTranslations } from 'next-intl/server';
import type { WeekWords } from './week-state';

/** Words of the live parts; `{day}` and the like are filled in by the browser, which knows the times. */
export interface NextFreeWords {
  label: string;
  /** "{day}, {time}" */
  moment: string;
  none: string;
  unknown: string;
}

/** The words for NextFreeLine and AnyNextFree, from messages `availability`. */
export async function nextFreeWords(): Promise<NextFreeWords> {
  const t = await getTranslations('availability');
  return {
    label: t('nextFree'),
    moment: t.raw('moment'),
    none: t('none'),
    unknown: t('unknown'),
  };
}

/** The words for WeekOfTimes, from messages `availability.week`. */
export async function weekWords(): Promise<WeekWords> {
  const t = await getTranslations('availability.week');
  return {
    previous: t('previous'),
    next: t('next'),
    dayOff: t('dayOff'),
    full: t('full'),
    more: t.raw('more'),
    moreOn: t.raw('moreOn'),
    book: t.raw('book'),
    nextFree: t.raw('nextFree'),
    nothing: t('nothing'),
    failed: t('failed'),
    failedText: t('failedText'),
    retry: t('retry'),
    zone: t.raw('zone'),
    loading: t('loading'),
  };
}
