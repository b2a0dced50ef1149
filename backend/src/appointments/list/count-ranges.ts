/** Milliseconds of a day of UTC, by which appointments are counted whatever the clock of their branch. */
export const DAY_MS = 86_400_000;
/** Numbers of days that are counted together: single days for ends of a range, many for its middle. */
export const SPANS = [1, 32] as const;
const BLOCK = SPANS[1];

/** Span from `from` up to but without `to`: epoch milliseconds, or day numbers where it says so. */
export interface TimeRange {
  from: number;
  to: number;
}

/** Parts of a range to count: rows where it cuts a day, stored counts of days and blocks of days elsewhere. */
export interface RangeParts {
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
