import type { Locale } from 'next-intl';
import type { getTranslations } from '@/i18n/translations';
import { dateInZone, formatCalendarDate, formatTime, type Instant } from '@/lib/time/clinic-time';

/** A time of day, with its date where that is not the day of the column. */
export function timeOn({
  instant,
  date: ownDate,
  timeZone,
  locale,
  t,
}: {
  instant: Instant;
  date: string;
  timeZone: string;
  locale: Locale;
  t: Awaited<ReturnType<typeof getTranslations<'staffCalendar'>>>;
}): string {
  const time = formatTime({ instant, timeZone, locale });
  const date = dateInZone({ instant, timeZone });
  return date === ownDate
    ? time
    : t('onDay', { day: formatCalendarDate({ date, locale, style: 'medium' }), time });
}
