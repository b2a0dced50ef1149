import { expect, test } from 'vitest';
import { ageOn } from './age';

test('years are whole ones, from birthday to birthday', () => {
  const born = ['2020-03-02', '2020-03-02', '2020-02-29', '2020-02-29', '2026-03-02'];
  const on = ['2026-03-01', '2026-03-02', '2026-02-28', '2026-03-01', '2026-03-01'];
  expect(born.map((date, at) => ageOn(date, on[at] ?? ''))).toEqual([5, 6, 5, 6, 0]);
});
