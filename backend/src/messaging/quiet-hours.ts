import { addDays, DAY_MINUTES, dateAt, minutesOfTime, WallClock } from '../scheduling/zone';

interface QuietFrom {
  now: number;
  /** Wall times `HH:mm[:ss]` between which no phone shall ring; over midnight where the end is not after the start. */
  quiet: { from: string; until: string } | null;
  timeZone: string;
}

/** The quiet hours that begin on a day from yesterday on, in order; instants in epoch milliseconds. */
function quietSpans({ now, quiet, timeZone }: QuietFrom, days: number) {
  if (!quiet) return [];
  const from = minutesOfTime(quiet.from);
  const end = minutesOfTime(quiet.until);
  if (from === end) return [];
  const to = end > from ? end : end + DAY_MINUTES;
  const today = dateAt(now, timeZone);
  return Array.from({ length: days + 2 }, (_, index) =>
    new WallClock(addDays(today, index - 1), timeZone).span({ from, to }),
  );
}

/** Returns when the quiet hours end in which `now` lies, by the clock of `timeZone`, also on days it changes; null outside. */
export function endOfQuiet(given: QuietFrom): number | null {
  const { now } = given;
  return quietSpans(given, 0).find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)?.endsAt ?? null;
}

/** Limit above any wait that is counted like this. */
const DAYS_AWAKE = 7;

/** Returns when a wait of some milliseconds ends of which the quiet hours are no part, as people sleep then; epoch milliseconds. */
export function endOfAwake(given: QuietFrom, wait: number): number {
  let [at, left] = [given.now, wait];
  for (const { startsAt, endsAt } of quietSpans(given, DAYS_AWAKE)) {
    if (endsAt <= at) continue;
    if (at + left <= startsAt) break;
    left -= Math.max(0, startsAt - at);
    at = endsAt;
  }
  return at + left;
}
