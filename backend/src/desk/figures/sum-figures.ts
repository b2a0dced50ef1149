import {
  CANCELLATION_CAUSES,
  CANCELLATION_REASONS,
  type FigureDay,
  type FigureSplit,
  REQUEST_ORIGINS,
  type Sums,
  WAITING_COUNTS,
} from '../../contract/figures';
import { OFFER_STATES } from '../../contract/waiting-list';
import { addDays, hourAt, isoWeekday } from '../../scheduling/zone';
import { reasonGroup } from './group-reasons';
import {
  bump,
  EVENT_SUMS,
  entryOf,
  LEADS,
  named,
  PIECE,
  type Pieces,
  type Placed,
  type ReasonPiece,
  VISIT_SUMS,
  WAITS,
} from './pieces';

type Counts = Omit<Sums, 'leadMinutes' | 'medianMinutes' | 'offeredMinutes' | 'fillMinutes'>;

export interface Reading {
  by: FigureSplit;
  /** ISO number of the only weekday that counts; null for all. */
  weekday: number | null;
  zoneOf: (branch: string) => string;
  /** Bounds by the clock of the listed days. */
  from: string;
  to: string;
}

const OTHER_SUMS = ['requests', 'online', 'freedTimes', 'filledTimes'] as const;

class Tally {
  readonly counts: Counts = named([...EVENT_SUMS, ...VISIT_SUMS, ...OTHER_SUMS]);
  readonly waits = new Map<number, number>();
  readonly fills = new Map<number, number>();
  offered = 0;
  lead = { count: 0, minutes: 0 };

  sums({ hasHours }: { hasHours: boolean }): Sums {
    const { count, minutes } = this.lead;
    return {
      ...this.counts,
      leadMinutes: count === 0 ? null : Math.round(minutes / count),
      medianMinutes: medianOf(this.waits),
      fillMinutes: medianOf(this.fills),
      offeredMinutes: hasHours ? this.offered : null,
    };
  }
}

/** Sums of a group of which there is nothing. */
export const noSums = () => new Tally().sums({ hasHours: true });

/** The middle of values that are given with how often they occur; null without any. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const valueAt = (place: number) => {
    let passed = 0;
    for (const [value, count] of sorted) {
      passed += count;
      if (passed > place) return value;
    }
    return 0;
  };
  return Math.round((valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.floor(total / 2))) / 2);
}

const groupOf = (value: number, ends: readonly (number | null)[]) =>
  ends.findIndex((end) => end === null || value < end);

/** Returns the group of {@link WAITS} that a confirmation falls into. */
export const waitGroup = (minutes: number) => groupOf(minutes, WAITS);

/** Adds up the pieces of one period. Days, hours and weekdays are those of each branch's own clock. */
export function sumPeriod(pieces: Pieces, reading: Reading) {
  const { by, weekday, zoneOf } = reading;
  const walls = new Map<string, { date: string; hour: number; weekday: number }>();
  const wallOf = ({ branch, at }: Pick<Placed, 'branch' | 'at'>) => {
    const timeZone = zoneOf(branch);
    const instant = Math.floor(at / PIECE) * PIECE;
    return entryOf(walls, `${timeZone}|${instant}`, () => {
      const { date, hour } = hourAt({ instant, timeZone });
      return { date, hour, weekday: isoWeekday(date) };
    });
  };
  const hasHours = pieces.offered !== null;
  const total = new Tally();
  const groups = new Map<string, Tally>();
  const talliesOf = (key: string, day: number) => {
    const id = by === 'weekday' ? String(day) : key;
    return [total, entryOf(groups, id, () => new Tally())];
  };
  const days = new Map<string, FigureDay>();
  for (let date = reading.from; date <= reading.to; date = addDays(date, 1)) {
    if (weekday !== null && isoWeekday(date) !== weekday) continue;
    days.set(date, { date, requests: 0, cancellations: 0, noAnswers: 0 });
  }
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, requests: 0, calls: 0 }));
  const counted = {
    waits: WAITS.map(() => 0),
    leads: LEADS.map(() => 0),
    origins: REQUEST_ORIGINS.map(() => 0),
    causes: CANCELLATION_CAUSES.map(() => 0),
    reasons: CANCELLATION_REASONS.map(() => 0),
    offers: OFFER_STATES.map(() => 0),
    waitingList: WAITING_COUNTS.map(() => 0),
  };
  /** Counted reasons as they were typed. */
  const typed: ReasonPiece[] = [];
  /** The pieces of the weekday that counts, each with the tallies it belongs to. */
  function each<One extends Placed>(list: readonly One[], add: (one: One, tallies: Tally[]) => void): void {
    for (const one of list) {
      const wall = wallOf(one);
      if (weekday === null || wall.weekday === weekday) add(one, talliesOf(one.key, wall.weekday));
    }
  }

  each(pieces.requests, ({ count, origin, lead, leadMinutes }, tallies) => {
    for (const { counts, lead: sum } of tallies) {
      counts.requests += count;
      if (origin !== 'phone' && origin !== 'walkIn') counts.online += count;
      // Walk-ins are not booked ahead.
      if (origin === 'walkIn') continue;
      sum.count += count;
      sum.minutes += leadMinutes;
    }
    bump(counted.origins, REQUEST_ORIGINS.indexOf(origin), count);
    if (origin !== 'walkIn') bump(counted.leads, lead, count);
  });
  for (const one of pieces.timed.requests) {
    const { date, hour, weekday: itsDay } = wallOf(one);
    if (weekday !== null && itsDay !== weekday) continue;
    const [day, inHour] = [days.get(date), hours[hour]];
    if (day) day.requests += one.count;
    // A walk-in comes through the door: nobody has to call.
    if (inHour && one.origin !== 'walkIn') inHour.requests += one.count;
  }
  for (const one of pieces.timed.events) {
    const { date, hour, weekday: itsDay } = wallOf(one);
    if (weekday !== null && itsDay !== weekday) continue;
    const [day, inHour] = [days.get(date), hours[hour]];
    if (day) day.cancellations += one.cancellations;
    if (day) day.noAnswers += one.noAnswers;
    if (inHour) inHour.calls += one.calls;
  }
  each(pieces.events, (one, tallies) => {
    for (const { counts } of tallies) for (const name of EVENT_SUMS) counts[name] += one[name];
  });
  each(pieces.waits, ({ minutes, count }, tallies) => {
    for (const tally of tallies) tally.waits.set(minutes, (tally.waits.get(minutes) ?? 0) + count);
    bump(counted.waits, waitGroup(minutes), count);
  });
  each(pieces.cancellations, ({ cause, count }) =>
    bump(counted.causes, CANCELLATION_CAUSES.indexOf(cause), count),
  );
  each(pieces.reasons, (one) => {
    bump(counted.reasons, CANCELLATION_REASONS.indexOf(reasonGroup(one.reason)), one.count);
    typed.push(one);
  });
  each(pieces.freed, ({ fillMinutes, offers: told }, tallies) => {
    for (const { counts, fills } of tallies) {
      counts.freedTimes += 1;
      if (fillMinutes === null) continue;
      counts.filledTimes += 1;
      fills.set(fillMinutes, (fills.get(fillMinutes) ?? 0) + 1);
    }
    for (const [index, state] of OFFER_STATES.entries()) bump(counted.offers, index, told[state]);
  });
  for (const { at, what, count } of pieces.waiting) {
    // Entries that still wait at the end belong to no weekday.
    if (weekday !== null && what !== 'waiting' && wallOf({ branch: '', at }).weekday !== weekday) continue;
    bump(counted.waitingList, WAITING_COUNTS.indexOf(what), count);
  }
  each(pieces.visits, (one, tallies) => {
    for (const { counts } of tallies) for (const name of VISIT_SUMS) counts[name] += one[name];
  });
  for (const { key, date, minutes } of pieces.offered ?? []) {
    const day = isoWeekday(date);
    if (weekday !== null && day !== weekday) continue;
    for (const tally of talliesOf(key, day)) tally.offered += minutes;
  }
  return {
    total: total.sums({ hasHours }),
    days: [...days.values()],
    ...counted,
    typed,
    hours,
    groups: new Map([...groups].map(([id, tally]) => [id, tally.sums({ hasHours })])),
  };
}

export type Period = ReturnType<typeof sumPeriod>;
