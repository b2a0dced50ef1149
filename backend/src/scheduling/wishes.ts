import type { DayPart } from '../contract/waiting-list';
import { dateAt, isoWeekday, WallClock } from './zone';

const HOUR = 60;
const NOON = 12 * HOUR;
const FIVE = 17 * HOUR;
/** Hour before which what begins belongs to the evening that has not ended. */
const DAWN = 5 * HOUR;

/** Wishes of somebody on the waiting list; empty lists mean any. */
export interface Wishes {
  /** ISO weekdays, 1 is Monday. */
  weekdays: readonly number[];
  parts: readonly DayPart[];
  /** The last date, by the clock of the branch. */
  until: string;
  /** Latest start (epoch milliseconds), not itself allowed; null for any. */
  earlierThan: number | null;
}

/** The part of the day in which an instant lies, by the clock of `timeZone`. */
export function dayPartAt(instant: number, timeZone: string): DayPart {
  const clock = new WallClock(dateAt(instant, timeZone), timeZone);
  if (instant < clock.reaches(DAWN)) return 'evening';
  if (instant < clock.reaches(NOON)) return 'morning';
  return instant < clock.reaches(FIVE) ? 'afternoon' : 'evening';
}

/** Returns whether a time meets somebody's wishes, by the clock of its branch. Rule: docs/appointments.md. */
export function meetsWishes(
  { weekdays, parts, until, earlierThan }: Wishes,
  startsAt: number,
  timeZone: string,
): boolean {
  if (earlierThan !== null && startsAt >= earlierThan) return false;
  const date = dateAt(startsAt, timeZone);
  if (date > until) return false;
  if (parts.length > 0 && !parts.includes(dayPartAt(startsAt, timeZone))) return false;
  return weekdays.length === 0 || weekdays.includes(isoWeekday(date));
}

/** Known times of a place: those that were free once and not taken since, and those of them that became free. */
export interface KnownTimes {
  seen: readonly number[];
  freed: readonly number[];
  /** End of the horizon at that look: the day that midnight adds to it has not become free. */
  closesAt: number;
}

/** Returns what is known after another look: a time has become free that was not known as free; held times stay as they were. */
export function lookAgain(given: {
  /** Null for the first look at a place: what is free then did not become free. */
  known: KnownTimes | null;
  /** Starts that can be had now. */
  free: readonly number[];
  /** The same with those that are only held. */
  untaken: readonly number[];
  closesAt: number;
}): KnownTimes {
  const { known, free, untaken, closesAt } = given;
  const isThere = new Set(untaken);
  const before = new Set(known?.seen ?? []);
  const seen = untaken.filter((start) => before.has(start) || free.includes(start));
  const fresh = known === null ? [] : free.filter((start) => !before.has(start) && start < known.closesAt);
  const kept = (known?.freed ?? []).filter((start) => isThere.has(start));
  const freed = [...new Set([...kept, ...fresh])].sort((a, b) => a - b);
  return { seen, freed, closesAt };
}
