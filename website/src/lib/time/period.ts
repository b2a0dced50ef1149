import { clinicZone, DAY_MS, MINUTE_MS, todayIn, zoneOffsetAt } from './clinic-time';

/** Calendar dates (YYYY-MM-DD), both counted; null where that end is open. */
export interface Period {
  startsOn: string | null;
  endsOn: string | null;
}

/** Place of a day beside a period. */
export type Stage = 'ahead' | 'running' | 'over';

/** Tells whether a period is still to come, runs on a day, or has ended before it. */
export function stageOn(period: Period, today: string): Stage {
  if (period.endsOn !== null && period.endsOn < today) return 'over';
  return period.startsOn !== null && today < period.startsOn ? 'ahead' : 'running';
}

/** The date of today by the clinic's own clock, for what belongs to no branch. */
export function clinicToday(branches: readonly { timeZone: string }[]): string {
  return todayIn({ timeZone: clinicZone(branches) });
}

/** Returns when a calendar date ends by the clock of a zone, in epoch milliseconds. @throws RangeError for an unknown zone */
export function endOfDay({ date, timeZone }: { date: string; timeZone: string }): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + DAY_MS;
  const by = (instant: number) =>
    midnight - zoneOffsetAt({ instant: new Date(instant), timeZone }) * MINUTE_MS;
  // The offset of midnight itself: at the first look it may not be the one yet.
  return by(by(midnight));
}
