import type { Locale } from '@/i18n/routing';
import { formatRelativeDay, formatTime } from '@/lib/clinic-time';

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
