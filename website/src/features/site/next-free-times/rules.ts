import type { CallLines } from '@/contract/availability';
import type { Locale } from '@/i18n/routing';
import { formatRelativeDay, MINUTE_MS, sayTime } from '@/lib/time/clinic-time';
import { addDays } from '@/lib/time/week';

interface Given {
  startsAt: string;
  timeZone: string;
  locale: Locale;
  /** "{day}, {time}" in the language of the page. */
  pattern: string;
  now: Date;
}

/** "today, 5:20 pm", "Sun 22 Nov, 6:00 pm": in the branch's clock, never the reader's. */
export function momentText({ startsAt, timeZone, locale, pattern, now }: Given): string {
  const moment = { instant: startsAt, timeZone, locale };
  return pattern.replace('{day}', formatRelativeDay({ ...moment, now })).replace('{time}', sayTime(moment));
}

/** Number of days of a doctor that are asked for at once. */
export const WINDOW_DAYS = 14;

/** Limit of date windows for a doctor with few days: each window is one request per branch. */
const MOST_WINDOWS = 6;

interface DayOf<Answer> {
  date: string;
  answers: Answer[];
}

/** The next `count` dates with free times, and where to go on. `read` asks for `WINDOW_DAYS`, `nextOf` looks further ahead. */
export async function collectDays<Answer>(given: {
  from: string;
  count: number;
  read: (from: string) => Promise<Answer[]>;
  datesOf: (answers: Answer[]) => string[];
  nextOf: (answers: Answer[]) => string | null;
}): Promise<{ days: DayOf<Answer>[]; later: string | null; first: Answer[] }> {
  const { from, count, read, datesOf, nextOf } = given;
  const days: DayOf<Answer>[] = [];
  let first: Answer[] = [];
  let at: string | null = from;
  for (let window = 0; at !== null && window < MOST_WINDOWS && days.length <= count; window += 1) {
    const answers: Answer[] = await read(at);
    if (window === 0) first = answers;
    const dates = datesOf(answers);
    days.push(...dates.map((date) => ({ date, answers })));
    at = dates.length > 0 ? addDays({ date: at, days: WINDOW_DAYS }) : nextOf(answers);
  }
  return { days: days.slice(0, count), later: days[count]?.date ?? (days.length > 0 ? at : null), first };
}

/** Step that the backend rounds to: "by 11:15", never "by 11:13" (docs/appointments.md, "Calling patients back"). */
const STEP = 5 * MINUTE_MS;

/** Returns the moment by which a request sent at `now` is called about; null when later than the page knows. */
export function callByOf(lines: CallLines, now: number): number | null {
  let left = lines.withinMinutes * MINUTE_MS;
  for (const span of lines.open) {
    const from = Math.max(Date.parse(span.from), now);
    const to = Date.parse(span.to);
    if (to - from >= left) return Math.min(Math.ceil((from + left) / STEP) * STEP, to);
    left -= Math.max(0, to - from);
  }
  return null;
}
