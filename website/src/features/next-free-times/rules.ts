import type { CallLines } from '@/contract/availability';
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

const MINUTE = 60_000;
/** As the backend promises: "by 11:15", never "by 11:13" (docs/appointments.md, "Calling patients back"). */
const STEP = 5 * MINUTE;

/**
 * By when a request sent at `now` is called about, both in epoch milliseconds: when the lines have been open for the
 * minutes it takes. Null when that is later than what the page was told of.
 */
export function callByOf({ lines, now }: { lines: CallLines; now: number }): number | null {
  let left = lines.withinMinutes * MINUTE;
  for (const span of lines.open) {
    const from = Math.max(Date.parse(span.from), now);
    const to = Date.parse(span.to);
    if (to - from >= left) return Math.min(Math.ceil((from + left) / STEP) * STEP, to);
    left -= Math.max(0, to - from);
  }
  return null;
}
