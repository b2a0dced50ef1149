import { isolateLtr } from '@/contract/isolate';
import { FIGURE_DAYS } from '@/contract/limits';
import { addDays, firstDayOfWeek, isoWeekFrom } from '@/lib/time/week';
import type { AskedFigures, FigureFilter } from './address';

const USUAL_DAYS = 28;

/** Dates of a period, both included. */
export interface Dates {
  from: string;
  to: string;
}

/** The dates that are asked for; the last four weeks where they are no range, or too long a one. */
export function chooseDates(asked: { from: string | null; to: string | null }, today: string): Dates {
  const to = asked.to ?? today;
  const usual = addDays({ date: to, days: 1 - USUAL_DAYS });
  const from = asked.from ?? usual;
  const isRange = from <= to && from > addDays({ date: to, days: -FIGURE_DAYS });
  return { from: isRange ? from : usual, to };
}

/** Returns the filter of the figures page; split by branch unless asked otherwise. */
export function chooseFigures(asked: AskedFigures, today: string): FigureFilter {
  return { ...asked, by: asked.by ?? 'branch', ...chooseDates(asked, today) };
}

/** Groups of weekdays, by their numbers in ISO 8601, in the order in which a country counts them. */
export function inWeekOrder<Group extends { id: string }>(
  groups: readonly Group[],
  country: string | undefined,
): Group[] {
  const week = isoWeekFrom(firstDayOfWeek(country));
  return groups.toSorted((a, b) => week.indexOf(Number(a.id)) - week.indexOf(Number(b.id)));
}

/** Days of a range, both ends included. */
export function daysIn({ from, to }: Dates): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** A part of a whole, from 0 to 1 and beyond; null of nothing, and of what is not known. */
export function shareOf(part: number, whole: number | null): number | null {
  return whole === null || whole === 0 ? null : part / whole;
}

/** Returns the change of a figure in percent; null where there was nothing to compare with. */
export function changeOf({ now, before }: { now: number | null; before: number | null }): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round((now / before - 1) * 100);
}

/** The same as a number with its sign, which stays one in every direction of reading. */
export function sayChange(pair: Parameters<typeof changeOf>[0]): string | null {
  const percent = changeOf(pair);
  if (percent === null) return null;
  return isolateLtr(`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`);
}
