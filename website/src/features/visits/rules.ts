import { type Locale, localePath } from '@/i18n/routing';
import { readDate, type SearchParams, withSearch } from '@/lib/search-params';
import { addDays } from '@/lib/week';

const USUAL_DAYS = 28;
const MOST_DAYS = 92;

/** The dates a page of counts is of, both included. */
export interface VisitDates {
  from: string;
  to: string;
}

/** The dates that an address asks for; the last four weeks where it asks for nothing sensible. */
export function chooseDates(params: SearchParams, today: string): VisitDates {
  const to = readDate(params.to) ?? today;
  const usual = addDays({ date: to, days: 1 - USUAL_DAYS });
  const from = readDate(params.from) ?? usual;
  const isRange = from <= to && from > addDays({ date: to, days: -MOST_DAYS });
  return { from: isRange ? from : usual, to };
}

/** Path of the counts of page views. */
export function visitsPath(locale: Locale, dates?: VisitDates): string {
  return withSearch(localePath({ locale, path: '/admin/visits' }), { ...dates });
}

/** A part of a whole in hundredths; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
