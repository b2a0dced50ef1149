import type { Weekday } from '@/lib/backend/shapes';
import { MINUTE_MS, wallClock, zoneOffsetAt } from '@/lib/time/clinic-time';
import { weekdayOf, weekFrom } from '@/lib/time/week';

export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month `by` months later (earlier when negative). */
export function shiftMonth({ month, by }: { month: string; by: number }): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** Weeks of a month as rows of seven, starting on `firstDay`; null where another month's day would be. */
export function monthWeeks({ month, firstDay }: { month: string; firstDay: Weekday }): (string | null)[][] {
  const lead = weekFrom(firstDay).indexOf(weekdayOf(`${month}-01`));
  const days = Array.from(
    { length: daysIn(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const cells: (string | null)[] = [...Array<null>(lead).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Returns the weeks of a month that are not over, as nothing can be booked in the others. */
export function weeksAhead(weeks: (string | null)[][], today: string): (string | null)[][] {
  return weeks.filter((week) => week.some((date) => date !== null && date >= today));
}

/** Part of the day an appointment starts in, by the hour (0 to 23) of the branch's clock. */
export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** Names the part of the day: before five it is still the night of a late (Ramadan) clinic. */
function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

const PARTS: PartOfDay[] = ['night', 'morning', 'afternoon', 'evening'];

/** Groups times by part of day, in the order of the day; parts without times are left out. */
export function groupByPartOfDay<View>(times: { hour: number; view: View }[]) {
  return PARTS.map((part) => ({
    part,
    times: times.flatMap(({ hour, view }) => (partOfDay(hour) === part ? [view] : [])),
  })).filter((group) => group.times.length > 0);
}

const MINUTES_OF_DAY = 24 * 60;

/**
 * Gives the minute of the day that a clock of the zone shows at the times of one day, which come in order. A month has
 * hundreds of them, and asking `Intl` for each was a tenth of the page: it is asked of the first and the last, between which
 * the clocks hardly ever change.
 */
export function minuteReader(startsAt: string[], timeZone: string): (instant: Date) => number {
  const [first, last] = [startsAt[0], startsAt.at(-1)].map(
    (instant) => instant && zoneOffsetAt({ instant, timeZone }),
  );
  if (typeof first !== 'number' || first !== last)
    return (instant) => wallClock({ instant, timeZone }).minute;
  return (instant) => {
    const minute = Math.floor(instant.getTime() / MINUTE_MS) + first;
    return ((minute % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  };
}
