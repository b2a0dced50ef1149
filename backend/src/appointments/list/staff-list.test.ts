import { expect, it } from 'vitest';
import { DAY_MS, splitRange } from './staff-list';

const hour = DAY_MS / 24;

it('the parts of a range are blocks alone without ends, rows alone within a day, and rows where it cuts a day', () => {
  const blocks = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  expect(splitRange({ from: null, to: null })).toEqual({ rows: [], days: [], blocks });
  const open = { rows: [], days: [{ from: 31, to: 32 }], blocks: { ...blocks, from: 32 } };
  expect(splitRange({ from: 31 * DAY_MS, to: null })).toEqual(open);
  const within = { from: 10 * DAY_MS + hour, to: 11 * DAY_MS - hour };
  expect(splitRange(within)).toEqual({ rows: [within], days: [], blocks: null });
  const cut = { from: 10 * DAY_MS - 2 * hour, to: 12 * DAY_MS + hour };
  const [first, last] = [
    { ...cut, to: 10 * DAY_MS },
    { ...cut, from: 12 * DAY_MS },
  ];
  expect(splitRange(cut)).toEqual({ rows: [first, last], days: [{ from: 10, to: 12 }], blocks: null });
});

it.each([
  [5, 100],
  [31, 33],
  [32, 64],
])('the parts of a range cover days %i to %i once', (first, end) => {
  const { rows, days, blocks } = splitRange({ from: first * DAY_MS, to: end * DAY_MS });
  const covered = [...days, ...(blocks ? [blocks] : [])].sort((a, b) => a.from - b.from);
  expect(rows).toEqual([]);
  expect(covered[0]?.from).toBe(first);
  expect(covered.at(-1)?.to).toBe(end);
  for (const [index, one] of covered.entries()) if (index > 0) expect(one.from).toBe(covered[index - 1]?.to);
});
