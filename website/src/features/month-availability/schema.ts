import type { PartOfDay } from './rules';

/** A free time, ready to be shown. */
interface TimeView {
  /** ISO instant in UTC. */
  startsAt: string;
  /** "2:30 PM", in the branch's clock. */
  label: string;
  /** The label with its day, for those who hear it alone. */
  name: string;
}

export interface DayView {
  /** Day of the branch's calendar. */
  date: string;
  dayOfMonth: number;
  /** "Wednesday 6 May 2026" */
  label: string;
  /** "Wednesday 6 May 2026, 5 free times" */
  name: string;
  /** "5 free times" */
  count: string;
  free: number;
  isPast: boolean;
  isToday: boolean;
  groups: { part: PartOfDay; label: string; times: TimeView[] }[];
}

/** A month of free times with every word in the language of the page, so that the browser formats nothing. */
export interface MonthView {
  month: string;
  /** "May 2026" */
  title: string;
  /** Said when the month appears: "May 2026, 14 days with free times". */
  summary: string;
  /** Neighbouring months that can be booked; null beyond today or the horizon. */
  previous: string | null;
  next: string | null;
  weekdays: { narrow: string; short: string; long: string }[];
  weeks: (DayView | null)[][];
  /** First free time from today to the horizon, null when there is none. */
  nextFree: { date: string; label: string } | null;
  /** First free date of all; null when there is none, today where a later month was asked for and it is not known. */
  soonest: string | null;
}

/** Days of a month that have free times, in order. */
export function freeDays(view: MonthView): DayView[] {
  return view.weeks.flat().filter((day): day is DayView => day !== null && day.free > 0);
}

/** Reads the website's own answer to a question for a month. @throws TypeError when something else answered. */
export function readMonthView(answer: unknown): MonthView {
  if (typeof answer === 'object' && answer !== null && 'weeks' in answer && Array.isArray(answer.weeks)) {
    return answer as MonthView;
  }
  throw new TypeError('The answer is not a month of free times.');
}
