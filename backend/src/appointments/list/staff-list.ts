import { z } from 'zod';
import type { CountQuery, ListQuery } from '../../contract/appointment-query';
import { STATUSES, type Status } from '../../contract/transitions';
import type { Query } from '../../platform/database';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import { type Asked, narrowed, type Range, rangeOf, startingIn } from './staff-filter';
import { findMatches } from './staff-search';

/** Milliseconds of a day of UTC, by which appointments are counted whatever the clock of their branch. */
export const DAY_MS = 86_400_000;
/** Numbers of days that are counted together: single days for ends of a range, many for its middle. */
const SPANS = [1, 32] as const;
const BLOCK = SPANS[1];

/** Span from `from` up to but without `to`: epoch milliseconds, or day numbers where it says so. */
interface TimeRange {
  from: number;
  to: number;
}

/** Parts of a range to count: rows where it cuts a day, stored counts of days and blocks of days elsewhere. */
interface RangeParts {
  rows: TimeRange[];
  /** Numbers of days since the epoch, `to` not included. */
  days: TimeRange[];
  blocks: TimeRange | null;
}

/** Cuts a range at the days and blocks of days that are counted; null at an end means no end. */
export function splitRange({ from, to }: { from: number | null; to: number | null }): RangeParts {
  const firstDay = from === null ? Number.NEGATIVE_INFINITY : Math.ceil(from / DAY_MS);
  const lastDay = to === null ? Number.POSITIVE_INFINITY : Math.floor(to / DAY_MS);
  if (from !== null && to !== null && firstDay >= lastDay)
    return { rows: [{ from, to }], days: [], blocks: null };
  const rows: TimeRange[] = [];
  if (from !== null && from < firstDay * DAY_MS) rows.push({ from, to: firstDay * DAY_MS });
  if (to !== null && to > lastDay * DAY_MS) rows.push({ from: lastDay * DAY_MS, to });
  const firstBlock = Math.ceil(firstDay / BLOCK) * BLOCK;
  const lastBlock = Math.floor(lastDay / BLOCK) * BLOCK;
  if (firstBlock >= lastBlock) return { rows, days: [{ from: firstDay, to: lastDay }], blocks: null };
  const ends = [
    { from: firstDay, to: firstBlock },
    { from: lastBlock, to: lastDay },
  ];
  // Ends that are open run to infinity on both sides, and are empty.
  const days = ends.filter((one) => one.from < one.to);
  return { rows, days, blocks: { from: firstBlock, to: lastBlock } };
}

type Counts = Record<Status | 'total', number>;

/** A time range (epoch milliseconds) with how many of the appointments asked for start in it. */
interface Bucket extends TimeRange {
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
async function countRows(query: Query): Promise<Counts> {
  const rows: unknown[] = await query.select('status').count({ total: '*' }).groupBy('status');
  return addUp(z.array(statusRow).parse(rows));
}

async function countRange(asked: Asked, range: TimeRange): Promise<Bucket> {
  const { db, scope, filters } = asked;
  const query = startingIn(narrowed({ query: db('appointments'), scope, filters }), range);
  return { ...range, counts: await countRows(query) };
}

/** Sums the stored counts of some ranges of days: one bucket for each day or block of days that has any. */
async function sumDailyCounts(
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
async function aggregateCounts(asked: Asked): Promise<Bucket[]> {
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

function totalOf(buckets: readonly Bucket[]): Counts {
  return addUp(
    buckets.flatMap(({ counts }) => STATUSES.map((status) => ({ status, total: counts[status] }))),
  );
}

const SORTS = { startsAt: 'starts_at', createdAt: 'created_at', bookingNumber: 'booking_number' } as const;
/** Up to so many matches are sorted; a page of more is found sooner by going through all in the list's order. */
const SORTED_AT_MOST = 5_000;

interface Page {
  column: (typeof SORTS)[keyof typeof SORTS];
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
}

function pageOf({ page, pageSize, sort }: ListQuery): Page {
  const [field, direction] = sort.split(':');
  const column = Object.entries(SORTS).find(([name]) => name === field)?.[1] ?? 'starts_at';
  return {
    column,
    direction: direction === 'asc' ? 'asc' : 'desc',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

async function read(query: Query, page: Page): Promise<AppointmentRow[]> {
  const found: unknown[] = await query
    .select('*')
    .orderBy(page.column, page.direction)
    .orderBy('id', page.direction)
    .limit(page.limit)
    .offset(page.offset);
  return found.map(parseAppointment);
}

/** Finds the stretch of time in which the rows of a page start, and how many of the stretch come before them. */
function windowOf(buckets: readonly Bucket[], page: Page) {
  let { offset } = page;
  const ordered = page.direction === 'asc' ? [...buckets] : [...buckets].reverse();
  const first = ordered.findIndex(({ counts }) => {
    if (offset < counts.total) return true;
    offset -= counts.total;
    return false;
  });
  let wanted = offset + page.limit;
  const inside = (first === -1 ? [] : ordered.slice(first)).filter(({ counts }) => {
    const isWanted = wanted > 0;
    wanted -= counts.total;
    return isWanted;
  });
  return { inside, offset };
}

/** Reads a page in the order of starts; the counts tell which few days it touches, and only these are read. */
async function pageByStart(asked: Asked, buckets: Bucket[], page: Page) {
  const [day, block] = SPANS;
  const wide = windowOf(buckets, page);
  const [first, ...rest] = wide.inside;
  if (!first) return [];
  const isBlock = (one: Bucket) => one.to - one.from === block * DAY_MS;
  const days = isBlock(first)
    ? await sumDailyCounts(asked, [{ span: day, days: { from: first.from / DAY_MS, to: first.to / DAY_MS } }])
    : [first];
  const fine = [...days, ...rest].sort((a, b) => a.from - b.from);
  const { inside, offset } = windowOf(fine, { ...page, offset: wide.offset });
  const range = {
    from: Math.min(...inside.map((one) => one.from)),
    to: Math.max(...inside.map((one) => one.to)),
  };
  const query = asked.db('appointments');
  return read(startingIn(narrowed({ query, ...asked }), range), { ...page, offset });
}

async function pageByOther(asked: Asked, total: number, page: Page) {
  const range: Range = rangeOf(asked);
  const avoidIndex = total > SORTED_AT_MOST && range.from === null && range.to === null;
  const { status, ...others } = asked.filters;
  const isByAge = page.column === 'created_at';
  const filters = isByAge ? others : asked.filters;
  const query = narrowed({ ...asked, query: asked.db('appointments'), filters, avoidIndex });
  // An index has status and age together, so looking up the status keeps the order.
  if (isByAge && status !== undefined) query.where('status', status);
  return read(startingIn(query, range), page);
}

/** Lists a page of visible appointments and their total; `isCapped` when a search fits more than are looked through. */
export async function listAppointments({ query, ...given }: Omit<Asked, 'filters'> & { query: ListQuery }) {
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = query;
  const asked = { ...given, filters };
  const page = pageOf(query);
  const buckets = await aggregateCounts(asked);
  const { total } = totalOf(buckets);
  const matches = findMatches(asked, total);
  if (matches) {
    const [rows, counts, isCapped] = await Promise.all([
      read(matches.found(), page),
      countRows(matches.found()),
      matches.isCapped(),
    ]);
    return { rows, total: counts.total, isCapped };
  }
  const isByStart = page.column === 'starts_at';
  const rows = isByStart ? await pageByStart(asked, buckets, page) : await pageByOther(asked, total, page);
  return { rows, total, isCapped: false };
}

/** Returns how many of the appointments that may be seen there are of each status, and in all; capped as the list is. */
export async function countAppointments({
  query,
  ...question
}: Omit<Asked, 'filters'> & { query: CountQuery }): Promise<{ counts: Counts; isCapped: boolean }> {
  const asked = { ...question, filters: query };
  const counts = totalOf(await aggregateCounts(asked));
  const matches = findMatches(asked, counts.total);
  if (!matches) return { counts, isCapped: false };
  const [found, isCapped] = await Promise.all([countRows(matches.found()), matches.isCapped()]);
  return { counts: found, isCapped };
}
