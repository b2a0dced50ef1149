import { getTranslations } from 'next-intl/server';

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
