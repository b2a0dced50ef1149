import type { CalendarDay, DayEntry } from '@/contract/calendar';
import { dateInZone, hourInZone } from '@/lib/clinic-time';

/** What is shown of days on which nobody works and something goes on all day: from the first hour to the last. */
const DAY_WITHOUT_WORK = [9, 16] as const;

/** A day of a doctor by the clock of a zone. */
type DayInZone = CalendarDay & { timeZone: string };

/** The hours (0 to 23) of a day in which an entry begins and ends; null where that is on another day. */
function reachOf({ entry, date, timeZone }: { entry: DayEntry; date: string; timeZone: string }): {
  first: number | null;
  last: number | null;
} {
  const lastMoment = new Date(Date.parse(entry.endsAt) - 1);
  const hourOn = (instant: Date | string) =>
    dateInZone({ instant, timeZone }) === date ? hourInZone({ instant, timeZone }) : null;
  const first = hourOn(entry.startsAt);
  // A free time stands where it begins; everything else takes its time until it ends.
  return { first, last: entry.kind === 'free' ? first : hourOn(lastMoment) };
}

/** Hours that a day asks to be shown. What goes on beyond the day reaches as far as the doctor's hours do. */
function askedHours({ date, works, entries, timeZone }: DayInZone): number[] {
  const work = works ? reachOf({ entry: { kind: 'elsewhere', ...works }, date, timeZone }) : null;
  const asked = entries.flatMap((entry) => {
    const { first, last } = reachOf({ entry, date, timeZone });
    // Blocked "from midnight" or "until midnight" means the whole day, and nobody works at night for it.
    const isBlocked = entry.kind === 'blocked';
    const begins = first === null || (isBlocked && first === 0) ? work?.first : first;
    const ends = last === null || (isBlocked && last === 23) ? work?.last : last;
    return [begins, ends];
  });
  return asked.filter((hour) => typeof hour === 'number');
}

/** The hours (0 to 23 by the clock of the zone) that a calendar of some days needs, from the first to the last. */
export function hoursOf({ days, timeZone }: { days: readonly CalendarDay[]; timeZone: string }): number[] {
  if (days.every(({ entries }) => entries.length === 0)) return [];
  const asked = days.flatMap((day) => askedHours({ ...day, timeZone }));
  const [first, last] = asked.length > 0 ? [Math.min(...asked), Math.max(...asked)] : DAY_WITHOUT_WORK;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What an hour of a day shows of an entry. */
export interface Piece {
  entry: DayEntry;
  /** The first of its pieces, which has the words. */
  isFirst: boolean;
  /** It ends in this hour. */
  isLast: boolean;
}

/** What stands in an hour of a day, in order: what began before and goes on, then what begins. */
export function piecesIn({
  hour,
  hours,
  date,
  entries,
  timeZone,
}: {
  hour: number;
  /** All hours that are shown. */
  hours: readonly number[];
  date: string;
  entries: readonly DayEntry[];
  timeZone: string;
}): Piece[] {
  const [top = 0, bottom = 23] = [hours[0], hours.at(-1)];
  const pieces = entries.flatMap((entry): Piece[] => {
    const { first, last } = reachOf({ entry, date, timeZone });
    const from = Math.max(first ?? top, top);
    const to = Math.max(from, Math.min(last ?? bottom, bottom));
    if (hour < from || hour > to) return [];
    return [{ entry, isFirst: hour === from, isLast: last !== null && last <= bottom && hour === to }];
  });
  return [...pieces.filter(({ isFirst }) => !isFirst), ...pieces.filter(({ isFirst }) => isFirst)];
}
