import { getTranslations } from 'next-intl/server';
import type { OpenNowWords } from './components/open-now';

/** The words for OpenNow; `{time}` and `{day}` are filled in by the browser, which knows the minute. */
export async function openNowWords(): Promise<OpenNowWords> {
  const t = await getTranslations('branches.openNow');
  return {
    open: t('open'),
    closed: t('closed'),
    until: t.raw('until'),
    opensToday: t.raw('opensToday'),
    opensTomorrow: t.raw('opensTomorrow'),
    opensOn: t.raw('opensOn'),
  };
}
