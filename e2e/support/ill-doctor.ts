import { type FreeTime, listFreeTimes } from './free-times';

const dayOf = ({ startsAt }: FreeTime) => startsAt.slice(0, 10);

/** What another doctor has free at the branch of a time, on its day. */
const besides = ({ all, time }: { all: FreeTime[]; time: FreeTime }) =>
  all.filter((one) => one.branch === time.branch && dayOf(one) === dayOf(time) && one.doctor !== time.doctor);

/** Times of one doctor on a day on which others have times at the same branch too, and times of those others. */
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
  const [ill = []] = [...days.values()]
    .filter((times) => times.length >= ofOne)
    .map((times) => ({ times, others: times[0] ? besides({ all, time: times[0] }).length : 0 }))
    .toSorted((one, other) => other.others - one.others)
    .map(({ times }) => times);
  // Not of that day at that branch: whoever stands in for the ill doctor has all of it.
  const [first] = ill;
  const others = all.filter(
    (time) =>
      time.doctor !== first?.doctor && !(time.branch === first?.branch && dayOf(time) === dayOf(first)),
  );
  const step = Math.floor(others.length / ofOthers);
  return {
    ill: ill.slice(0, ofOne),
    others: others.filter((_, index) => index % step === 0).slice(0, ofOthers),
  };
}

/** Who has times left at the branch of the ill doctor on that day, who has the most of them first. */
export async function listStandIns({
  daysAhead,
  ill,
}: {
  daysAhead: number;
  ill: FreeTime;
}): Promise<string[]> {
  const free = besides({ all: await listFreeTimes({ count: 100_000, daysAhead }), time: ill });
  const byDoctor = [...Map.groupBy(free, ({ doctor }) => doctor)];
  return byDoctor.toSorted((one, other) => other[1].length - one[1].length).map(([doctor]) => doctor);
}
