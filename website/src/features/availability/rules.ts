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

/** The seven dates from one ("2026-05-06"); none while it is not known. */
export function datesOfWeek(from: string | null): string[] {
  if (from === null) return [];
  return Array.from({ length: WEEK_DAYS }, (_, days) => addDays({ date: from, days }));
}
