import { addDays, DAY_MINUTES, dateAt, minutesOfTime, WallClock } from '../scheduling/zone';

/** When nobody's phone shall ring, as wall times `HH:mm[:ss]`; over midnight where the end is not after the start. */
export interface QuietHours {
  from: string;
  until: string;
}

/**
 * When the quiet hours end in which `now` lies, by the clock of `timeZone`, on days on which that clock is changed too;
 * null outside of them. Instants in epoch milliseconds.
 */
export function endOfQuiet({
  now,
  quiet,
  timeZone,
}: {
  now: number;
  quiet: QuietHours | null;
  timeZone: string;
}): number | null {
  if (!quiet) return null;
  const from = minutesOfTime(quiet.from);
  const end = minutesOfTime(quiet.until);
  if (from === end) return null;
  const until = end > from ? end : end + DAY_MINUTES;
  const today = dateAt({ instant: now, timeZone });
  for (const date of [addDays(today, -1), today]) {
    const { startsAt, endsAt } = new WallClock(date, timeZone).span({ from, to: until });
    if (startsAt <= now && now < endsAt) return endsAt;
  }
  return null;
}
