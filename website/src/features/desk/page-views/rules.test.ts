import { expect, it } from 'vitest';
import { chooseDates } from '../figures/rules';
import { pageViewsAddress } from './address';
import { percentOf } from './rules';

const today = '2026-11-25';
it('the dates of the page of counts are those asked for, up to 92 days, else the last four weeks', () => {
  const usual = { from: '2026-10-29', to: today };
  expect(chooseDates(pageViewsAddress.read({}), today)).toEqual(usual);
  expect(chooseDates(pageViewsAddress.read({ from: 'x', to: '' }), today)).toEqual(usual);
  expect(chooseDates(pageViewsAddress.read({ from: '2026-12-01' }), today)).toEqual(usual);
  expect(chooseDates(pageViewsAddress.read({ from: '2020-01-01', to: today }), today)).toEqual(usual);
  const params = { from: '2026-08-26', to: today };
  expect(chooseDates(params, today)).toEqual(params);
  expect(pageViewsAddress.path('ar', params)).toBe('/ar/admin/visits?from=2026-08-26&to=2026-11-25');
});

it('a share of nothing is not known', () => {
  expect(percentOf(1, 0)).toBeNull();
  expect(percentOf(1, 3)).toBe(33);
});
