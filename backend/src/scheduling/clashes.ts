import { overlaps } from './contested';
import { minutesOfShift, type Schedule, schedulesInForce, WEEKDAYS } from './schedule';
import { addDays, isoWeekday, MINUTE, WallClock } from './zone';

/** A set of hours with where it is; `id` tells sets apart. */
export interface PlacedSchedule extends Schedule {
  id: string;
  branch: string;
  timeZone: string;
}

export interface PlacedShift {
  set: string;
  shift: number;
}

export interface Clash {
  one: PlacedShift;
  other: PlacedShift;
  date: string;
}

interface DatedSpan extends PlacedShift {
  date: string;
  startsAt: number;
  endsAt: number;
}

/** A weekday pattern shows itself whole in a week; a day more on each side for shifts past midnight. */
const WEEK = 7;
/** Days looked at where zones differ, as summer times move the branches against each other over the year. */
const YEAR = 370;

/** Dates on which every pair of shifts that can meet does: the first week, and one from each change of the sets in force. */
function datesToLookAt(sets: PlacedSchedule[], from: string): string[] {
  const zones = new Set(sets.map(({ timeZone }) => timeZone));
  const changes = sets.flatMap(({ validFrom, validTo }) => [validFrom, validTo && addDays(validTo, 1)]);
  const later = changes.filter((date) => date !== null && date > from) as string[];
  const dates = new Set<string>();
  for (const start of [from, ...later]) {
    const days = zones.size > 1 && start === from ? YEAR : WEEK;
    for (let day = -1; day <= days; day += 1) dates.add(addDays(start, day));
  }
  return [...dates].sort();
}

/** The shifts of one branch on a date; by the wall alone where all branches have one clock, which is quicker. */
function spansOn(sets: PlacedSchedule[], date: string, isOneZone: boolean): DatedSpan[] {
  const weekday = WEEKDAYS[isoWeekday(date) - 1];
  return schedulesInForce(sets, date).flatMap(({ id, timeZone, shifts }) =>
    shifts.flatMap((shift, index) => {
      const minutes = shift.weekday === weekday ? minutesOfShift(shift) : null;
      if (!minutes) return [];
      const clock = isOneZone ? null : new WallClock(date, timeZone);
      const at = (minute: number) => clock?.reaches(minute) ?? Date.parse(date) + minute * MINUTE;
      return [{ set: id, shift: index, date, startsAt: at(minutes.from), endsAt: at(minutes.to) }];
    }),
  );
}

/** Pairs of shifts of one doctor that overlap on a date from `from` on, each once; a replacing set hides others. */
export function listClashes(sets: PlacedSchedule[], from: string): Clash[] {
  const isOneZone = new Set(sets.map(({ timeZone }) => timeZone)).size < 2;
  const branches = [...Map.groupBy(sets, ({ branch }) => branch).values()];
  const spans = datesToLookAt(sets, from).flatMap((date) =>
    branches.flatMap((setsThere) => spansOn(setsThere, date, isOneZone)),
  );
  spans.sort((a, b) => a.startsAt - b.startsAt);
  const clashes = new Map<string, Clash>();
  for (const [index, one] of spans.entries()) {
    for (const other of spans.slice(index + 1)) {
      if (other.startsAt >= one.endsAt) break;
      if (other.set === one.set || !overlaps(one, other)) continue;
      const key = [one, other]
        .map(({ set, shift }) => `${set}/${shift}`)
        .sort()
        .join(' ');
      if (!clashes.has(key)) clashes.set(key, { one: placed(one), other: placed(other), date: one.date });
    }
  }
  return [...clashes.values()];
}

function placed({ set, shift }: PlacedShift): PlacedShift {
  return { set, shift };
}
