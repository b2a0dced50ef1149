import type { Locale } from '@/i18n/routing';
import { formatWeekday, instantOfDate } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';

/** A Sunday: the day before the first of the week as ISO counts. */
const SUNDAY = '2026-01-04';

/** Name of a weekday, 1 for Monday. */
export function weekdayName(weekday: number, locale: Locale): string {
  const instant = instantOfDate(addDays({ date: SUNDAY, days: weekday }));
  return formatWeekday({ instant, timeZone: 'UTC', locale });
}
