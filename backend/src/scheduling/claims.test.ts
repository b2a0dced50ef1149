import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSeat, grainsOf } from './claims';

const span = fc
  .record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 30 }) })
  .map(({ from, length }) => ({ startsAt: from * 60_000, endsAt: (from + length) * 60_000 }));

test('spans that overlap in time share a grain, whatever their starts and lengths', () => {
  fc.assert(
    fc.property(span, span, (a, b) => {
      const overlap = a.startsAt < b.endsAt && b.startsAt < a.endsAt;
      const grains = new Set(grainsOf(a));
      if (overlap) expect(grainsOf(b).some((grain) => grains.has(grain))).toBe(true);
    }),
  );
});

test('a span takes the grain that it ends in, also where it begins late in it, and shares none with one that it only touches on the grid', () => {
  expect(grainsOf({ startsAt: 3 * 60_000, endsAt: 5 * 60_000 })).toEqual([0]);
  expect([...new Set(grainsOf({ startsAt: 0, endsAt: 20 * 60_000 }))]).toEqual([0, 1, 2, 3]);
  expect(grainsOf({ startsAt: 20 * 60_000, endsAt: 40 * 60_000 })).toEqual([4, 5, 6, 7]);
});

test('the lowest free seat is taken, and none above the limit', () => {
  expect(freeSeat(new Set(), 3)).toBe(0);
  expect(freeSeat(new Set([0, 2]), 3)).toBe(1);
  expect(freeSeat(new Set([0, 1, 2]), 3)).toBeNull();
});
