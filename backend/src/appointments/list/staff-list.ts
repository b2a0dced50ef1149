import type { CountQuery, ListQuery } from '../../contract/appointment-query';
import type { Query } from '../../platform/database';
import { type AppointmentRow, parseAppointment } from '../record/appointment-rows';
import {
  aggregateCounts,
  type Bucket,
  type Counts,
  countRows,
  sumDailyCounts,
  totalOf,
} from './aggregate-counts';
import { DAY_MS, SPANS } from './count-ranges';
import { findMatches } from './find-matches';
import { type Asked, narrowed, type Range, rangeOf, startingIn } from './staff-filter';

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
export async function listAppointments({
  query,
  ...question
}: Omit<Asked, 'filters'> & { query: ListQuery }): Promise<{
  rows: AppointmentRow[];
  total: number;
  isCapped: boolean;
}> {
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = query;
  const asked = { ...question, filters };
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
