import type { Locale } from '@/i18n/routing';
import { formatRelativeDay, formatTime } from '@/lib/clinic-time';
import { addDays } from '@/lib/week';

/** "today, 5:20 pm", "Sun 22 November, 6:00 pm": in the branch's clock, never the reader's. */
export function momentText({
  startsAt,
  timeZone,
  locale,
  pattern,
  now,
}: {
  startsAt: string;
  timeZone: string;
  locale: Locale;
  /** "{day}, {time}" in the language of the page. */
  pattern: string;
  now: Date;
}): string {
  const moment = { instant: startsAt, timeZone, locale };
  return pattern
    .replace('{day}', formatRelativeDay({ ...moment, now }))
    .replace('{time}', formatTime(moment));
}

export const WEEK_DAYS = 7;

/**
 * The seven days from a date. Before the date is known there are as many likely workdays as the doctor has
 * in a week: any seven days in a row hold each weekday once, so the height of the whole is already right.
 */
export function daysOfWeek({ from, workdays }: { from: string | null; workdays: number }) {
  return Array.from({ length: WEEK_DAYS }, (_, place) => ({
    key: `day ${place}`,
    date: from === null ? null : addDays({ date: from, days: place }),
    isLikelyWorkday: place < workdays,
  }));
}
