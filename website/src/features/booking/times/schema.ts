import type { PartOfDay } from './rules';

/** A free time, ready to be shown. */
interface TimeView {
  startsAt: string;
  /** "2:30 PM", in the branch's clock. */
  label: string;
}

export interface DayView {
  /** Day of the branch's calendar. */
  date: string;
  dayOfMonth: number;
  /** "Wednesday 6 May 2026" */
  label: string;
  /** "5 free times" */
  count: string;
  free: number;
  isPast: boolean;
  isToday: boolean;
  groups: { part: PartOfDay; times: TimeView[] }[];
}

/** A month of free times with every word in the language of the page, so that the browser formats nothing. */
export interface MonthView {
  month: string;
  /** "May 2026" */
  title: string;
  /** Announcement of the month: "May 2026, 14 days with free times". */
  summary: string;
  /** Neighbouring months that can be booked; null beyond today or the horizon. */
  previous: string | null;
  next: string | null;
  /** Accessible names of days and times, with places such as `{date}`, and the parts of the day. */
  patterns: { day: string; time: string; parts: Record<PartOfDay, string> };
  weekdays: { narrow: string; short: string; long: string }[];
  weeks: (DayView | null)[][];
  /** First free time from today to the horizon, null when there is none. */
  nextFree: { date: string; label: string } | null;
  /** First free date of all; null when there is none, today where a later month was asked for and it is not known. */
  soonest: string | null;
}

/** "Wednesday 6 May 2026, 5 free times" */
export function nameOfDay(patterns: MonthView['patterns'], day: DayView): string {
  return fill(patterns.day, { date: day.label, count: day.count });
}

/** "2:30 PM, Wednesday 6 May 2026" */
export function nameOfTime(patterns: MonthView['patterns'], day: DayView, time: TimeView): string {
  return fill(patterns.time, { time: time.label, date: day.label });
}

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** Days of a month that have free times, in order. */
export function freeDays(view: MonthView): DayView[] {
  return view.weeks.flat().filter((day): day is DayView => day !== null && day.free > 0);
}

/** Reads the website's own answer to a question for a month. @throws TypeError when something else answered. */
export function readMonthView(answer: unknown): MonthView {
  if (typeof answer === 'object' && answer !== null && 'weeks' in answer && Array.isArray(answer.weeks))
    return answer as MonthView;
  throw new TypeError('The answer is not a month of free times.');
}
