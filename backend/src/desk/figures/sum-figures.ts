import type { Sums } from '../../contract/figures';
import { addDays, dateAt, MINUTE } from '../../scheduling/zone';

/** Something that is counted; instants in epoch milliseconds. */
export interface AppointmentEvent {
  kind: 'request' | 'confirmation' | 'cancellation' | 'noAnswer';
  at: number;
  branch: string;
  doctor: string;
  /** How many of them there are at this moment. */
  count: number;
  /** Of a confirmation: how long after the request it came. */
  waited?: number;
}

/** Upper ends in minutes of the groups of times to confirmation; the last group has none. */
export const WAITS = [15, 60, 240, 1440, null] as const;

const FIELD = {
  request: 'requests',
  confirmation: 'confirmations',
  cancellation: 'cancellations',
  noAnswer: 'noAnswers',
} as const;

/** The figures of some events. */
export function sumUp(events: readonly AppointmentEvent[]): Sums {
  const figures = { requests: 0, confirmations: 0, cancellations: 0, noAnswers: 0 };
  for (const { kind, count } of events) figures[FIELD[kind]] += count;
  const waits = events.flatMap(({ waited }) => (waited === undefined ? [] : [waited])).sort((a, b) => a - b);
  const [low, high] = [waits[Math.floor((waits.length - 1) / 2)], waits[Math.floor(waits.length / 2)]];
  const median = low === undefined || high === undefined ? null : Math.round((low + high) / 2 / MINUTE);
  return { ...figures, medianMinutes: median };
}

/** How many confirmations came within each of {@link WAITS}. */
export function groupWaits(events: readonly AppointmentEvent[]): number[] {
  const groups = WAITS.map(() => 0);
  for (const { waited } of events) {
    if (waited === undefined) continue;
    const group = WAITS.findIndex((end) => end === null || waited < end * MINUTE);
    groups[group] = (groups[group] ?? 0) + 1;
  }
  return groups;
}

/** Figures of each date (`YYYY-MM-DD`) from the first to the last, by the clock of a zone. */
export function byDate({
  events,
  from,
  to,
  timeZone,
}: {
  events: readonly AppointmentEvent[];
  from: string;
  to: string;
  timeZone: string;
}): ({ date: string } & Sums)[] {
  const groups = new Map<string, AppointmentEvent[]>();
  for (let date = from; date <= to; date = addDays(date, 1)) groups.set(date, []);
  for (const one of events) groups.get(dateAt({ instant: one.at, timeZone }))?.push(one);
  return [...groups].map(([date, group]) => ({ date, ...sumUp(group) }));
}

/** Figures of each branch, or of each doctor, that has any. */
export function byPlace({
  events,
  key,
}: {
  events: readonly AppointmentEvent[];
  key: 'branch' | 'doctor';
}): ({ id: string } & Sums)[] {
  const groups = new Map<string, AppointmentEvent[]>();
  for (const one of events) {
    const group = groups.get(one[key]);
    if (group) group.push(one);
    else groups.set(one[key], [one]);
  }
  return [...groups].map(([id, group]) => ({ id, ...sumUp(group) })).sort((a, b) => b.requests - a.requests);
}
