import { queryDatabase } from './database';
import { type FreeTime, listFreeTimes } from './free-times';

const DAY = 86_400_000;
const dayOf = ({ startsAt }: FreeTime) => startsAt.slice(0, 10);

/** What another doctor has free at the branch of a time, from its day on for a week: what the desk is offered in its place. */
const besides = ({ all, time }: { all: FreeTime[]; time: FreeTime }) =>
  all.filter((one) => {
    const ahead = Date.parse(dayOf(one)) - Date.parse(dayOf(time));
    return one.branch === time.branch && one.doctor !== time.doctor && ahead >= 0 && ahead < 7 * DAY;
  });

/** Times of one doctor on a day on which others have times at the same branch too, and times of those others elsewhere or later. */
export async function chooseTimes({
  daysAhead,
  ofOne,
  ofOthers,
}: {
  daysAhead: number;
  ofOne: number;
  ofOthers: number;
}): Promise<{ ill: FreeTime[]; others: FreeTime[] }> {
  const all = await listFreeTimes({ count: 100_000, daysAhead });
  const days = Map.groupBy(all, (time) => `${time.doctor} ${time.branch} ${dayOf(time)}`);
  const [best] = [...days.values()]
    .filter((times) => times.length >= ofOne)
    .map((times) => ({ times, instead: times[0] ? besides({ all, time: times[0] }) : [] }))
    .toSorted((one, other) => other.instead.length - one.instead.length);
  const ill = best?.times ?? [];
  // Whoever stands in for the ill doctor has all of these times.
  const instead = new Set(best?.instead);
  const others = all.filter((time) => time.doctor !== ill[0]?.doctor && !instead.has(time));
  const step = Math.floor(others.length / ofOthers);
  return {
    ill: ill.slice(0, ofOne),
    others: others.filter((_, index) => index % step === 0).slice(0, ofOthers),
  };
}

/** How many visits a doctor has in a branch on a day (`YYYY-MM-DD`) that can still be moved. */
export const visitsOn = ({ doctor, branch, day }: { doctor: string; branch: string; day: string }) =>
  queryDatabase({
    sql: `SELECT starts_at AS at, time_zone AS zone FROM appointments
      WHERE doctor = ? AND branch = ? AND status IN ('pending', 'confirmed')`,
    values: [doctor, branch],
  }).filter((row) => {
    const { at, zone } = Object(row);
    return new Date(Number(at)).toLocaleDateString('sv-SE', { timeZone: zone }) === day;
  }).length;
