import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atomsOf, freeSeat } from './claims';

const span = fc
  .record({ from: fc.integer({ min: 0, max: 5000 }), length: fc.integer({ min: 1, max: 300 }) })
  .map(({ from, length }) => ({ startsAt: from * 60_000, endsAt: (from + length) * 60_000 }));

test('spans that overlap in time share an atom, whatever their starts and lengths', () => {
  fc.assert(
    fc.property(span, span, (a, b) => {
      const overlap = a.startsAt < b.endsAt && b.startsAt < a.endsAt;
      const atoms = new Set(atomsOf(a));
      if (overlap) expect(atomsOf(b).some((atom) => atoms.has(atom))).toBe(true);
    }),
  );
});

test('spans that only touch share no atom when they lie on the grid', () => {
  const first = new Set(atomsOf({ startsAt: 0, endsAt: 20 * 60_000 }));
  expect([...first]).toEqual([0, 1, 2, 3]);
  expect(atomsOf({ startsAt: 20 * 60_000, endsAt: 40 * 60_000 })).toEqual([4, 5, 6, 7]);
});

test('the lowest free seat is taken, and none above the limit', () => {
  expect(freeSeat({ taken: new Set(), limit: 3 })).toBe(0);
  expect(freeSeat({ taken: new Set([0, 2]), limit: 3 })).toBe(1);
  expect(freeSeat({ taken: new Set([0, 1, 2]), limit: 3 })).toBeNull();
});
