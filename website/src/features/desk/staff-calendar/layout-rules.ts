import type { CalendarDay, DayEntry } from '@/contract/calendar';
import { MINUTE_MS, wallClock } from '@/lib/time/clinic-time';

const HOUR = 60;
/** Hours shown if nobody works and there are only all-day entries. */
const USUAL_HOURS = [9, 10, 11, 12, 13, 14, 15, 16];
/** Hours without anything between two shifts from which on they are left out. */
const LONG_GAP = 3;
/** Length from which a block asks for no hours of its own: nobody scrolls through the night for it. */
const LONG_BLOCK_MS = 12 * HOUR * MINUTE_MS;

type Time = Pick<DayEntry, 'startsAt' | 'endsAt'>;

/** An hour that a clock on the wall shows; the second one where the clock goes back and shows it twice. */
export interface Rung {
  hour: number;
  isAgain: boolean;
}

/** Vertical axis of the calendar: the hours shown in all columns, and before which hour some are skipped. */
export interface Axis {
  rungs: Rung[];
  breaks: number[];
  /** Minutes of the whole axis. */
  minutes: number;
  timeZone: string;
}

const keyOf = ({ hour, isAgain }: Rung) => hour * 2 + (isAgain ? 1 : 0);

function rungAt(instant: number, timeZone: string) {
  const { date, minute } = wallClock({ instant: new Date(instant), timeZone });
  const before = wallClock({ instant: new Date(instant - HOUR * MINUTE_MS), timeZone });
  const isAgain = before.date === date && before.minute === minute;
  return { date, hour: Math.floor(minute / HOUR), minute: minute % HOUR, isAgain };
}

interface LocalDate {
  date: string;
  timeZone: string;
}

function rungOn({ date, timeZone }: LocalDate, instant: number): Rung[] {
  const { date: own, hour, isAgain } = rungAt(instant, timeZone);
  return own === date ? [{ hour, isAgain }] : [];
}

function hoursIn(time: Time, on: LocalDate): Rung[] {
  const [from, to] = [Date.parse(time.startsAt), Date.parse(time.endsAt)];
  const found = rungOn(on, Math.max(from, to - 1));
  for (let at = from; at < to; at += HOUR * MINUTE_MS) found.push(...rungOn(on, at));
  return found;
}

function askedBy(entry: DayEntry, on: LocalDate): Rung[] {
  const [from, to] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)];
  const isBlock = entry.kind === 'blocked' || entry.kind === 'busy';
  if (!isBlock || to - from <= LONG_BLOCK_MS) return hoursIn(entry, on);
  // "From midnight", "until midnight": only where it begins or ends in the middle of the day matters.
  return [from, to - 1].flatMap((instant) => rungOn(on, instant)).filter(({ hour }) => hour > 0 && hour < 23);
}

/** The hours that some days need: of the shifts, and of everything that goes on. Long gaps in between are left out. */
export function axisOf(days: readonly CalendarDay[], timeZone: string): Axis {
  const asked = new Map<number, Rung>();
  for (const { date, shifts, absences, entries } of days) {
    const rungs = [
      ...[...shifts, ...absences].flatMap((time) => hoursIn(time, { date, timeZone })),
      ...entries.flatMap((entry) => askedBy(entry, { date, timeZone })),
    ];
    for (const rung of rungs) asked.set(keyOf(rung), rung);
  }
  if (asked.size === 0) for (const hour of USUAL_HOURS) asked.set(hour * 2, { hour, isAgain: false });
  const hours = [...new Set([...asked.values()].map(({ hour }) => hour))].sort((a, b) => a - b);
  for (const [index, hour] of hours.entries()) {
    const next = hours[index + 1] ?? hour;
    if (next - hour - 1 >= LONG_GAP) continue;
    for (let between = hour + 1; between < next; between += 1)
      asked.set(between * 2, { hour: between, isAgain: false });
  }
  const rungs = [...asked.values()].sort((a, b) => keyOf(a) - keyOf(b));
  const breaks = rungs.flatMap(({ hour }, index) =>
    index > 0 && hour - (rungs[index - 1]?.hour ?? hour) > 1 ? [index] : [],
  );
  return { rungs, breaks, minutes: rungs.length * HOUR, timeZone };
}

/** Minutes below the top of the axis of an instant; at top or bottom on another date, at the next hour in a left-out one. */
export function positionOf(axis: Axis, date: string, instant: number): number {
  const at = rungAt(instant, axis.timeZone);
  if (at.date < date) return 0;
  if (at.date > date) return axis.minutes;
  const key = keyOf(at);
  const index = axis.rungs.findIndex((rung) => keyOf(rung) >= key);
  const rung = axis.rungs[index];
  if (!rung) return axis.minutes;
  return index * HOUR + (keyOf(rung) === key ? at.minute : 0);
}

/** Position on the axis, in minutes. */
export interface Place {
  top: number;
  bottom: number;
}

/** Returns the position of a time on a date; null if it is not visible. */
export function placeOf(axis: Axis, date: string, time: Time): Place | null {
  const [top = 0, bottom = 0] = [time.startsAt, time.endsAt].map((instant) =>
    positionOf(axis, date, Date.parse(instant)),
  );
  return top < bottom ? { top, bottom } : null;
}

/** An entry with its place; those that overlap stand side by side, each in a lane. */
export interface Placed extends Place {
  entry: DayEntry;
  lane: number;
  lanes: number;
  /** Room of a free time: minutes from its start until something stands in the way. */
  room: number;
}

/** The entries of a day on an axis, in order, each at least `least` (minutes) high; free times end where the next begins. */
export function layOut({ axis, day, least }: { axis: Axis; day: CalendarDay; least: number }): Placed[] {
  const { date, entries } = day;
  const ordered = entries
    .flatMap((entry, index): Placed[] => {
      const place = placeOf(axis, date, entry);
      if (!place) return [];
      const next = entries[index + 1];
      const end =
        entry.kind === 'free' && next && next.startsAt > entry.startsAt
          ? Math.min(place.bottom, positionOf(axis, date, Date.parse(next.startsAt)))
          : Math.max(place.bottom, Math.min(axis.minutes, place.top + least));
      return [{ entry, top: place.top, bottom: end, lane: 0, lanes: 1, room: roomFrom(day, entry) }];
    })
    .sort((a, b) => a.top - b.top || b.bottom - a.bottom);
  let cluster: Placed[] = [];
  let reach = -1;
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane)) + 1;
    for (const one of cluster) one.lanes = lanes;
  };
  for (const one of ordered) {
    if (one.top >= reach) {
      close();
      cluster = [];
    }
    while (cluster.some((other) => other.lane === one.lane && other.bottom > one.top)) one.lane += 1;
    cluster.push(one);
    reach = Math.max(reach, one.bottom);
  }
  close();
  return ordered;
}

/** Minutes from the start of an entry until something else of the day, or the end of the shift, stands in the way. */
function roomFrom(day: CalendarDay, entry: DayEntry): number {
  if (entry.kind !== 'free') return 0;
  const start = Date.parse(entry.startsAt);
  const walls = [
    ...day.entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [] : [Date.parse(startsAt)])),
    ...day.shifts
      .filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= start && start < Date.parse(endsAt))
      .map(({ endsAt }) => Date.parse(endsAt)),
  ].filter((wall) => wall > start);
  const wall = walls.length > 0 ? Math.min(...walls) : Date.parse(entry.endsAt);
  return Math.max(wall, Date.parse(entry.endsAt)) / MINUTE_MS - start / MINUTE_MS;
}

/** The length of the shortest time that is booked or can be (10 to 30 minutes), by which the scale is chosen. */
export function stepOf(days: readonly CalendarDay[]): number {
  const lengths = days
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'free' || kind === 'appointment')
    .map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  return Math.max(10, Math.min(30, ...lengths));
}

export function countsOf({ entries }: CalendarDay) {
  const of = (wanted: DayEntry['kind']) => entries.filter(({ kind }) => kind === wanted).length;
  return { visits: of('appointment'), free: of('free') };
}

/** Tells whether a doctor works, or has something, on a day. */
export function isBusy({ shifts, absences, entries }: CalendarDay): boolean {
  return shifts.length + absences.length + entries.length > 0;
}
