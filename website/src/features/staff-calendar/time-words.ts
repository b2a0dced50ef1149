import type { Locale } from 'next-intl';
import type { getTranslations } from 'next-intl/server';
import { dateInZone, formatCalendarDate, formatTime, type Instant } from '@/lib/clinic-time';
import type { Place } from './look-rules';

/** A time of day, with its date where that is not the day of the column. */
export function timeOn({
  instant,
  place,
  locale,
  t,
}: {
  instant: Instant;
  place: Pick<Place, 'date' | 'timeZone'>;
  locale: Locale;
  t: Awaited<ReturnType<typeof getTranslations<'staffCalendar'>>>;
}): string {
  const { timeZone } = place;
  const time = formatTime({ instant, timeZone, locale });
  const date = dateInZone({ instant, timeZone });
  return date === place.date
    ? time
    : t('onDay', { day: formatCalendarDate({ date, locale, style: 'medium' }), time });
}
