import { expect, it } from 'vitest';
import { figuresAddress } from './address';
import { changeOf, chooseFigures, daysIn, inWeekOrder, shareOf } from './rules';

const today = '2026-11-20';

// Malformed queries are not asked for: addresses.test.ts.
it.each([
  [{}, '2026-10-24'],
  [{ from: '2026-11-21' }, '2026-10-24'],
  [{ from: '2026-08-20' }, '2026-10-24'],
  [{ from: '2026-08-21', to: today }, '2026-08-21'],
])('figures are of up to 92 days, else of the last four weeks: %j from %s', (params, from) => {
  const all = { branch: null, doctor: null, service: null, weekday: null, by: 'branch' };
  expect(chooseFigures(figuresAddress.read(params), today)).toEqual({ ...all, from, to: today });
});

it('weekdays of figures are in the order of the clinic’s country', () => {
  const groups = ['1', '5', '6', '7'].map((id) => ({ id }));
  expect(inWeekOrder(groups, 'EG').map(({ id }) => id)).toEqual(['6', '7', '1', '5']);
  expect(inWeekOrder(groups, 'SA').map(({ id }) => id)).toEqual(['7', '1', '5', '6']);
});

it('a figure is a part of something, or says nothing, and is compared with what was before, where there was anything', () => {
  expect(shareOf(3, 12)).toBe(0.25);
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(3, null)).toBeNull();
  expect(changeOf({ now: 56, before: 50 })).toBe(12);
  expect(changeOf({ now: 5, before: 0 })).toBeNull();
  expect(changeOf({ now: null, before: 4 })).toBeNull();
});

it('a figure is of all days of its range, and can be had as a file', () => {
  expect(daysIn({ from: '2026-03-01', to: '2026-03-28' })).toBe(28);
  const filter = figuresAddress.read({ by: 'weekday' });
  expect(figuresAddress.entry('ar', 'export', filter)).toBe('/ar/admin/figures/export?by=weekday');
});
