import type { getMonthView } from './data';

/** A month of free times with every word in the language of the page, so that the browser formats nothing. */
export type MonthView = Awaited<ReturnType<typeof getMonthView>>;
export type DayView = NonNullable<MonthView['weeks'][number][number]>;
type TimeView = DayView['groups'][number]['times'][number];

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
