import { z } from 'zod';
import { STATUSES, type Status } from '../../contract/transitions';
import type { Query } from '../../platform/database';
import { DAY_MS, SPANS, splitRange, type TimeRange } from './count-ranges';
import { type Asked, narrowed, rangeOf, startingIn } from './staff-filter';

export type Counts = Record<Status | 'total', number>;

/** A time range (epoch milliseconds) with how many of the appointments asked for start in it. */
export interface Bucket extends TimeRange {
  counts: Counts;
}

function noCounts(): Counts {
  return { pending: 0, confirmed: 0, canceled: 0, done: 0, total: 0 };
}

const statusRow = z.object({ status: z.enum(STATUSES), total: z.coerce.number() });
const cellRow = statusRow.extend({ days: z.coerce.number(), first_day: z.coerce.number() });

function addUp(rows: readonly { status: Status; total: number }[]): Counts {
  const counts = noCounts();
  for (const { status, total } of rows) {
    counts[status] += total;
    counts.total += total;
  }
  return counts;
}

/** Counts the appointments of a query by status, one by one; for few. */
export async function countRows(query: Query): Promise<Counts> {
  const rows: unknown[] = await query.select('status').count({ total: '*' }).groupBy('status');
  return addUp(z.array(statusRow).parse(rows));
}

async function countRange(asked: Asked, range: TimeRange): Promise<Bucket> {
  const { db, scope, filters } = asked;
  const query = startingIn(narrowed({ query: db('appointments'), scope, filters }), range);
  return { ...range, counts: await countRows(query) };
}

/** Sums the stored counts of some ranges of days: one bucket for each day or block of days that has any. */
export async function sumDailyCounts(
  asked: Pick<Asked, 'db' | 'scope' | 'filters'>,
  dayRanges: readonly { span: number; days: TimeRange }[],
): Promise<Bucket[]> {
  if (dayRanges.length === 0) return [];
  const { db, scope, filters } = asked;
  const query = narrowed({ query: db('appointment_counts'), scope, filters }).andWhere((either) => {
    for (const { span, days } of dayRanges) {
      either.orWhere((cell) => {
        cell.where('days', span);
        if (Number.isFinite(days.from)) cell.where('first_day', '>=', days.from);
        if (Number.isFinite(days.to)) cell.where('first_day', '<', days.to);
      });
    }
  });
  const rows: unknown[] = await query
    .select('days', 'first_day', 'status')
    .sum({ total: 'total' })
    .groupBy('days', 'first_day', 'status');
  const buckets = new Map<string, Bucket>();
  for (const { days, first_day: first, status, total } of z.array(cellRow).parse(rows)) {
    const key = `${days}/${first}`;
    const bucket = buckets.get(key) ?? {
      from: first * DAY_MS,
      to: (first + days) * DAY_MS,
      counts: noCounts(),
    };
    bucket.counts[status] += total;
    bucket.counts.total += total;
    buckets.set(key, bucket);
  }
  return [...buckets.values()].filter(({ counts }) => counts.total > 0);
}

/** Counts appointments in ascending buckets of time, without the search; its cost depends on doctors and days alone. */
export async function aggregateCounts(asked: Asked): Promise<Bucket[]> {
  if (asked.filters.toBeMoved) return countToBeMoved(asked);
  const parts = splitRange(rangeOf(asked));
  const [day, block] = SPANS;
  const dayRanges = parts.days.map((days) => ({ span: day as number, days }));
  if (parts.blocks) dayRanges.push({ span: block, days: parts.blocks });
  const rows = await Promise.all(parts.rows.map((range) => countRange(asked, range)));
  const kept = await sumDailyCounts(asked, dayRanges);
  return [...rows, ...kept].filter((one) => one.counts.total > 0).sort((a, b) => a.from - b.from);
}

const TEN_YEARS = 3_650 * DAY_MS;

/** Counts appointments to be moved: they are few and have an index; stored counts lack that column. */
async function countToBeMoved(asked: Asked): Promise<Bucket[]> {
  const wanted = rangeOf(asked);
  const now = Date.now();
  const range = { from: Math.max(wanted.from ?? now, now), to: wanted.to ?? now + TEN_YEARS };
  return [await countRange(asked, range)].filter(({ counts }) => counts.total > 0);
}

export function totalOf(buckets: readonly Bucket[]): Counts {
  const sum = noCounts();
  for (const { counts } of buckets) {
    for (const status of STATUSES) sum[status] += counts[status];
    sum.total += counts.total;
  }
  return sum;
}
