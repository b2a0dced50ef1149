import { MOST_VISITS } from '../contract/series';
import { addDays } from './zone';

/** Rhythm of the visits of a series, in days of the branch's calendar counted from the first visit. */
export interface Rhythm {
  visits: number;
  everyDays: number;
  /** Days of the later visits counted from the first, where they are uneven; there is one for each. */
  afterDays?: readonly number[];
  /** Days that a visit may lie from its day; less than half of the shortest gap, so that visits keep their order. */
  toleranceDays: number;
}

/** Days as editors list them, such as `30, 60, 90`. */
export function readDays(text: string | null | undefined): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** Days that a visit agreed on at the desk may lie from its day, where the days leave room. */
const AGREED_TOLERANCE = 3;
/** Further ahead nobody knows the hours. */
export const LONGEST_SERIES_DAYS = 366;

/** The rhythm of visits on days after the first; null where they are none of a series. */
export function rhythmOn(days: readonly number[]): Rhythm | null {
  const gap = Math.min(...days.map((day, index) => day - (days[index - 1] ?? 0)));
  const isSeries = days.length > 0 && days.length < MOST_VISITS && gap > 0;
  if (!isSeries || (days.at(-1) ?? 0) > LONGEST_SERIES_DAYS) return null;
  const toleranceDays = Math.min(AGREED_TOLERANCE, Math.floor((gap - 1) / 2));
  return { visits: days.length + 1, everyDays: gap, afterDays: days, toleranceDays };
}

/** The rhythm of one visit alone. */
export const ONE_VISIT: Rhythm = { visits: 1, everyDays: 0, toleranceDays: 0 };

/** Returns the day of a series on which a visit is; the first is on day 0. */
function dayOf(visit: number, { everyDays, afterDays }: Rhythm): number {
  return visit === 1 ? 0 : (afterDays?.[visit - 2] ?? (visit - 1) * everyDays);
}

/** The rhythm of some visits of a series, counted from the first of them. */
export function rhythmOf(visits: readonly number[], rhythm: Rhythm): Rhythm {
  const [first = 1, ...later] = visits;
  const from = dayOf(first, rhythm);
  return { ...rhythm, visits: visits.length, afterDays: later.map((visit) => dayOf(visit, rhythm) - from) };
}

/** Dates a visit may be on, the nearest to its day first; of two as near, the later. */
export function datesOfVisit(first: string, visit: number, rhythm: Rhythm): string[] {
  if (visit === 1) return [first];
  const day = addDays(first, dayOf(visit, rhythm));
  const around = Array.from({ length: rhythm.toleranceDays }, (_, index) => [index + 1, -index - 1]).flat();
  return [day, ...around.map((days) => addDays(day, days))];
}

/** Times of a whole series from a date, each on the nearest day to the rhythm that has one; null when a visit has none. */
export function seriesFrom<Time>(first: string, rhythm: Rhythm, timeOn: (date: string) => Time | null) {
  const times: Time[] = [];
  for (let visit = 1; visit <= rhythm.visits; visit += 1) {
    const time = firstTime(datesOfVisit(first, visit, rhythm), timeOn);
    if (time === null) return null;
    times.push(time);
  }
  return times;
}

function firstTime<Time>(dates: string[], timeOn: (date: string) => Time | null): Time | null {
  for (const date of dates) {
    const time = timeOn(date);
    if (time !== null) return time;
  }
  return null;
}

/** True when dates of visits, the first one's first, are those of a whole series. */
export function keepsRhythm(dates: readonly string[], rhythm: Rhythm): boolean {
  const [first] = dates;
  if (first === undefined || dates.length !== rhythm.visits) return false;
  return dates.every((date, index) => datesOfVisit(first, index + 1, rhythm).includes(date));
}
