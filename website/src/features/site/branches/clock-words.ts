import type { Locale } from '@/i18n/routing';
import type { Weekday } from '@/lib/backend/shapes';
import type { LiveWords } from '@/lib/page/live-words';
import { DAY_MS, formatCalendarDate, formatWeekday, sayTime } from '@/lib/time/clinic-time';
import { weekdayOf } from '@/lib/time/week';
import type { OpenState } from './rules';

/** A Sunday, so that the weekdays count from it. */
const SUNDAY = Date.UTC(2026, 0, 4, 12);
const order: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Name of a weekday: "Sunday" or, short, "Sun". */
export function weekdayName(weekday: Weekday, locale: Locale, style: 'long' | 'short' = 'long'): string {
  const instant = new Date(SUNDAY + order.indexOf(weekday) * DAY_MS);
  return formatWeekday({ instant, timeZone: 'UTC', locale, style });
}

/** The same by its number in ISO 8601, 1 for Monday. */
export function isoWeekdayName(weekday: number, locale: Locale): string {
  return weekdayName(order[weekday % 7] ?? 'sunday', locale);
}

/** A wall time "17:30" as people of the language write it: "5:30 pm". */
export function clockText({ time, locale }: { time: string; locale: Locale }): string {
  return sayTime({ instant: new Date(`2026-01-04T${time}:00Z`), timeZone: 'UTC', locale });
}

export function weekdayNames(locale: Locale): Record<Weekday, string> {
  const named = order.map((weekday) => [weekday, weekdayName(weekday, locale)]);
  return Object.fromEntries(named);
}

/** Says until when a branch is open, or when it opens; empty where that is far ahead. */
export function openingText(state: OpenState, locale: Locale, openNow: LiveWords['openNow']): string {
  const inWords = (time: string) => openNow.times[time] ?? clockText({ time, locale });
  if (state.isOpen) return state.closesAt ? openNow.until.replace('{time}', inWords(state.closesAt)) : '';
  if (state.opensAt === null) return '';
  const { opensAt, inDays, date } = state;
  const pattern = inDays === 0 ? openNow.opensToday : inDays === 1 ? openNow.opensTomorrow : openNow.opensOn;
  // Alone, the name of a day means the next of that name.
  const day =
    inDays < 7 ? openNow.weekdays[weekdayOf(date)] : formatCalendarDate({ date, locale, style: 'medium' });
  return pattern.replace('{time}', inWords(opensAt)).replace('{day}', day);
}
