import { z } from 'zod';
import { STATUSES, type Status } from '../../contract/transitions';
import type { Query } from '../../platform/database';
import { DAY_MS, partsOf, SPANS, type Stretch } from './count-cells';
import { type Asked, narrowed, rangeOf, startingIn } from './staff-filter';

export type Counts = Record<Status | 'total', number>;

/** A stretch of time (epoch milliseconds) with how many of the appointments asked for start in it. */
export interface Bucket extends Stretch {
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

/** Counts appointments themselves; for parts of a day. */
async function countStretch({ asked, stretch }: { asked: Asked; stretch: Stretch }): Promise<Bucket> {
  const { db, scope, filters } = asked;
  const query = startingIn({
    query: narrowed({ query: db('appointments'), scope, filters }),
    range: stretch,
  });
  return { ...stretch, counts: await countRows(query) };
}

/** Sums kept counts of some stretches of days, one bucket for each day or block of days that has any. */
export async function sumCells({
  asked,
  cells,
}: {
  asked: Pick<Asked, 'db' | 'scope' | 'filters'>;
  cells: readonly { span: number; days: Stretch }[];
}): Promise<Bucket[]> {
  if (cells.length === 0) return [];
  const { db, scope, filters } = asked;
  const query = narrowed({ query: db('appointment_counts'), scope, filters }).andWhere((either) => {
    for (const { span, days } of cells) {
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

/**
 * How many of the appointments asked for there are, by stretches of time in ascending order, whatever is typed
 * into the search left aside. Its cost depends on the doctors and days there are, not on the appointments.
 */
export async function tallyOf(asked: Asked): Promise<Bucket[]> {
  if (asked.filters.toBeMoved) return tallyToBeMoved(asked);
  const parts = partsOf(rangeOf(asked));
  const [day, block] = SPANS;
  const cells = parts.days.map((days) => ({ span: day as number, days }));
  if (parts.blocks) cells.push({ span: block, days: parts.blocks });
  const rows = await Promise.all(parts.rows.map((stretch) => countStretch({ asked, stretch })));
  const kept = await sumCells({ asked, cells });
  return [...rows, ...kept].filter((one) => one.counts.total > 0).sort((a, b) => a.from - b.from);
}

const TEN_YEARS = 3_650 * DAY_MS;

/** Those to be moved are few and have an index of their own, which kept counts do not know. */
async function tallyToBeMoved(asked: Asked): Promise<Bucket[]> {
  const range = rangeOf(asked);
  const now = Date.now();
  const stretch = { from: Math.max(range.from ?? now, now), to: range.to ?? now + TEN_YEARS };
  return [await countStretch({ asked, stretch })].filter(({ counts }) => counts.total > 0);
}

/** The counts of several buckets together. */
export function totalOf(buckets: readonly Bucket[]): Counts {
  const sum = noCounts();
  for (const { counts } of buckets) {
    for (const status of STATUSES) sum[status] += counts[status];
    sum.total += counts.total;
  }
  return sum;
}
