import { addDays } from '@/lib/time/week';
import type { visitsAddress } from './address';

const USUAL_DAYS = 28;

const MOST_DAYS = 92;

/** The dates a page of counts is of, both included. */
export interface VisitDates {
  from: string;
  to: string;
}

/** The dates that an address asks for; the last four weeks where it asks for nothing sensible. */
export function chooseDates(asked: ReturnType<typeof visitsAddress.read>, today: string): VisitDates {
  const to = asked.to ?? today;
  const usual = addDays({ date: to, days: 1 - USUAL_DAYS });
  const from = asked.from ?? usual;
  const isRange = from <= to && from > addDays({ date: to, days: -MOST_DAYS });
  return { from: isRange ? from : usual, to };
}

/** A part of a whole in hundredths; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
