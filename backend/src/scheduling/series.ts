import { addDays } from './zone';

/** How the visits of a series follow one another, in days of the branch's calendar counted from the first visit. */
export interface Rhythm {
  visits: number;
  everyDays: number;
  /** How far a visit may lie from its day; less than half of `everyDays`, so that visits keep their order. */
  toleranceDays: number;
}

/** Dates a visit may be on, the nearest to its day first; of two as near, the later. */
export function datesOfVisit({
  first,
  visit,
  rhythm: { everyDays, toleranceDays },
}: {
  first: string;
  visit: number;
  rhythm: Rhythm;
}): string[] {
  if (visit === 1) return [first];
  const day = addDays(first, (visit - 1) * everyDays);
  const around = Array.from({ length: toleranceDays }, (_, index) => [index + 1, -index - 1]).flat();
  return [day, ...around.map((days) => addDays(day, days))];
}

/**
 * Times of a whole series whose first visit is on a date, each on the nearest day to the rhythm that has one; null when a
 * visit has none. No two visits can want the same time, because their dates never meet.
 */
export function seriesFrom<Time>({
  first,
  rhythm,
  timeOn,
}: {
  first: string;
  rhythm: Rhythm;
  /** The best free time of a date. */
  timeOn: (date: string) => Time | null;
}): Time[] | null {
  const times: Time[] = [];
  for (let visit = 1; visit <= rhythm.visits; visit += 1) {
    const time = firstTime(datesOfVisit({ first, visit, rhythm }), timeOn);
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
  return dates.every((date, index) => datesOfVisit({ first, visit: index + 1, rhythm }).includes(date));
}
