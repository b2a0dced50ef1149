import { listLeftOutside, markOutside, unmarkInside } from '../../appointments/guards/outside-hours';
import { doctorTime, insertClaims, overbookingTime } from '../../appointments/record/claims-table';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { inParts, type Transaction } from '../../platform/database';
import { GRAIN_MINUTES, grainAt, grainsOf } from '../../scheduling/claims';
import type { Span } from '../../scheduling/contested';
import { BUSY_TIMES, type BusyCalendarRow, readBusyTimes } from './busy-rows';

/** Grains of two days. */
const OVER = (2 * 24 * 60) / GRAIN_MINUTES;
const FOREVER = Date.UTC(9999, 0);

type Whose = Pick<BusyCalendarRow, 'document_id' | 'doctor'>;

const keyOf = ({ startsAt, endsAt }: Span) => `${startsAt} ${endsAt}`;

function rangesOf(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const one of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && one === last[1] + 1) last[1] = one;
    else ranges.push([one, one]);
  }
  return ranges;
}

/** Takes a doctor's busy times, both seats of each piece, and gives back others. A hold gives way, an appointment stays. */
export async function claimBusyTimes(trx: Transaction, { document_id: block, doctor }: Whose, now: number) {
  const times = await readBusyTimes({ db: trx, doctors: [doctor], from: now, to: FOREVER });
  const wanted = new Set(
    times.flatMap(({ startsAt, endsAt }) => grainsOf({ startsAt: Math.max(startsAt, now), endsAt })),
  );
  // Covers the last days too, whose times are of no use any more.
  const first = grainAt(now) - OVER;
  for (const resource of [doctorTime(doctor), overbookingTime(doctor)]) {
    const own: (number | string)[] = await trx('claims')
      .where({ resource, block })
      .andWhere('atom', '>=', first)
      .pluck('atom');
    const taken = new Set(own.map(Number));
    for (const range of rangesOf([...taken].filter((grain) => !wanted.has(grain))))
      await trx('claims').where({ resource, block }).whereBetween('atom', range).delete();
    const missing = [...wanted].filter((grain) => !taken.has(grain));
    for (const range of rangesOf(missing))
      await trx('claims').where({ resource }).whereNotNull('expires_at').whereBetween('atom', range).delete();
    const claims = missing.map((grain) => ({ resource, grain, expiresAt: null, owner: block }));
    for (const some of inParts(claims))
      await insertClaims({ trx, claims: some, as: 'block', since: now, isLenient: true });
  }
}

/** Replaces the busy times of a doctor that are not as they were; gives whether any were. */
async function writeTimes(trx: Transaction, doctor: string, times: Span[], now: number): Promise<boolean> {
  const stored = await readBusyTimes({ db: trx, doctors: [doctor], from: 0, to: FOREVER });
  const [wanted, known] = [new Set(times.map(keyOf)), new Set(stored.map(keyOf))];
  const gone = stored.filter((one) => !wanted.has(keyOf(one)));
  for (const { startsAt, endsAt } of gone)
    await trx(BUSY_TIMES)
      .where({ doctor, starts_at: new Date(startsAt), ends_at: new Date(endsAt) })
      .delete();
  const at = new Date(now);
  const rows = times
    .filter((one) => !known.has(keyOf(one)))
    .map(({ startsAt, endsAt }) => ({
      doctor,
      starts_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      ...{ created_at: at, updated_at: at, published_at: at },
    }));
  for (const some of inParts(rows)) await trx(BUSY_TIMES).insert(some);
  return gone.length + rows.length > 0;
}

/** Keeps what was read of a doctor's calendar: times are taken, appointments in them listed. Null keeps what was before. */
export async function keepTimes(
  trx: Transaction,
  catalogue: CatalogueSnapshot,
  whose: Whose,
  times: Span[] | null,
  now: number,
): Promise<void> {
  const { doctor } = whose;
  const hasChanged = times !== null && (await writeTimes(trx, doctor, times, now));
  await claimBusyTimes(trx, whose, now);
  if (!hasChanged) return;
  const outside = await listLeftOutside({ db: trx, catalogue, now }, { scope: { doctors: [doctor] } });
  await markOutside(trx, outside, now);
  await unmarkInside(trx, catalogue, now);
}
