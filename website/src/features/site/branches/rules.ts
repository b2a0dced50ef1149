import type { Weekday } from '@/lib/backend/shapes';
import type { WallClock } from '@/lib/time/clinic-time';
import { addDays, weekdayOf, weekFrom } from '@/lib/time/week';

export interface OpeningHours {
  weekday: Weekday;
  /** Wall time of the branch, "HH:mm". A closing time at or before the opening is on the next day. */
  opensAt: string;
  closesAt: string;
}

/** Dates are the branch's; without times the whole of every day, with times that part of every day. */
export interface Closure {
  startsOn: string;
  endsOn: string;
  startsAt: string | null;
  endsAt: string | null;
}

/** Reduces an entry to the fields of a closure. */
export const bareClosure = ({ startsOn, endsOn, startsAt, endsAt }: Closure): Closure => ({
  ...{ startsOn, endsOn, startsAt, endsAt },
});

/** Facts that decide when a branch is open. */
export interface BranchHours {
  hours: OpeningHours[];
  closures: Closure[];
  timeZone: string;
}

export type OpenState =
  | { isOpen: true; closesAt: string | null }
  | { isOpen: false; opensAt: string; inDays: number; date: string }
  | { isOpen: false; opensAt: null };

const DAY_MINUTES = 24 * 60;
const LOOK_AHEAD_DAYS = 14;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:mm` of minutes after midnight; the end of a day is 00:00. */
export function timeOf(minute: number): string {
  const within = minute % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Minutes from the date's midnight by the wall clock; an end past 1440 is on the next day. */
interface Span {
  start: number;
  end: number;
}

const WHOLE_DAY: Span = { start: 0, end: DAY_MINUTES };

function spanOf({ from, to }: { from: string; to: string }): Span {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

function closedSpansOn(closures: Closure[], date: string): Span[] {
  return closures
    .filter((closure) => closure.startsOn <= date && date <= closure.endsOn)
    .map(({ startsAt, endsAt }) => (startsAt && endsAt ? spanOf({ from: startsAt, to: endsAt }) : WHOLE_DAY));
}

/** Spans of the date and of those beside it, in minutes from the date's midnight. */
function spansAround(date: string, spansOn: (date: string) => Span[]): Span[] {
  return [-1, 0, 1].flatMap((days) =>
    spansOn(addDays({ date, days })).map(({ start, end }) => ({
      start: start + days * DAY_MINUTES,
      end: end + days * DAY_MINUTES,
    })),
  );
}

function subtract(span: Span, closed: Span[]): Span[] {
  return closed.reduce<Span[]>(
    (left, cut) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, cut.start) },
          { start: Math.max(start, cut.end), end },
        ].filter((part) => part.start < part.end),
      ),
    [span],
  );
}

/** Open spans that begin on a date, in order. A closed day takes all that begins on it, and cuts the evening before. */
function openSpansOn(hours: OpeningHours[], closures: Closure[], date: string): Span[] {
  if (closedSpansOn(closures, date).includes(WHOLE_DAY)) return [];
  // Hours of a closure may last past midnight, as those of a branch.
  const closed = spansAround(date, (day) => closedSpansOn(closures, day));
  return hours
    .filter((each) => each.weekday === weekdayOf(date))
    .map((each) => spanOf({ from: each.opensAt, to: each.closesAt }))
    .flatMap((span) => subtract(span, closed))
    .sort((a, b) => a.start - b.start);
}

/** The hours of one date in order, closures taken out: "16:00" to "21:00". Empty on a day without any. */
export function hoursOn(hours: OpeningHours[], closures: Closure[], date: string) {
  return openSpansOn(hours, closures, date).map(({ start, end }) => ({
    opensAt: timeOf(start),
    closesAt: timeOf(end),
  }));
}

/** Leaves out what is over: pages carry the rest. Of the day before, a night may last into this one. */
export function withoutPast<Dated extends { endsOn: string }>(dated: readonly Dated[], today: string) {
  const yesterday = addDays({ date: today, days: -1 });
  return dated.filter(({ endsOn }) => endsOn >= yesterday);
}

/** Closures that hold on a date or later, up to `days` ahead, the earliest first. */
export function closuresAhead<Dated extends Closure>(closures: Dated[], today: string, days: number) {
  const last = addDays({ date: today, days });
  return closures
    .filter(({ startsOn, endsOn }) => endsOn >= today && startsOn <= last)
    .sort((a, b) => a.startsOn.localeCompare(b.startsOn));
}

const EARTH_RADIUS_KM = 6371;

/** Whole kilometres between two places as the crow flies (haversine); one at least, as "about 0 km away" says nothing. */
export function distanceKm({ from, to }: { from: Place; to: Place }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(rad(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(rad(from.latitude)) * Math.cos(rad(to.latitude)) * half(to.longitude - from.longitude);
  return Math.max(1, Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))));
}

/** Degrees; north and east are positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** The end of an opening, over the spans that begin before it is over. */
function endOver(spans: Span[], end: number): number {
  const next = spans.find((span) => span.start <= end && end < span.end);
  return next ? endOver(spans, next.end) : end;
}

/**
 * Returns whether a branch is open and when that changes; `opensAt` null: closed for two weeks, `closesAt` null: open for a day.
 */
export function openState(hours: OpeningHours[], closures: Closure[], now: WallClock): OpenState {
  const { date, minute } = now;
  const spans = spansAround(date, (day) => openSpansOn(hours, closures, day));
  const current = spans.find((span) => span.start <= minute && minute < span.end);
  if (current) {
    const end = endOver(spans, current.end);
    return { isOpen: true, closesAt: end <= minute + DAY_MINUTES ? timeOf(end) : null };
  }

  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays += 1) {
    const day = addDays({ date, days: inDays });
    const next = openSpansOn(hours, closures, day).find((span) => inDays > 0 || span.start > minute);
    if (next) return { isOpen: false, opensAt: timeOf(next.start), inDays, date: day };
  }
  return { isOpen: false, opensAt: null };
}

export interface HoursRow {
  /** Consecutive weekdays that share the same hours, in the week's order. */
  weekdays: Weekday[];
  /** Empty: closed. */
  spans: { opensAt: string; closesAt: string }[];
}

/** Opening hours as on a door: runs of days with equal hours. `isOpenOnly` leaves out days without, and joins days apart. */
export function hoursRows(hours: OpeningHours[], firstDay: Weekday, isOpenOnly = false): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of weekFrom(firstDay)) {
    const spans = hours
      .filter((each) => each.weekday === day)
      .map(({ opensAt, closesAt }) => ({ opensAt, closesAt }))
      .sort((a, b) => a.opensAt.localeCompare(b.opensAt));
    if (isOpenOnly && spans.length === 0) continue;
    const same = (isOpenOnly ? rows : rows.slice(-1)).find(
      (row) => JSON.stringify(row.spans) === JSON.stringify(spans),
    );
    if (same) same.weekdays.push(day);
    else rows.push({ weekdays: [day], spans });
  }
  return rows;
}
