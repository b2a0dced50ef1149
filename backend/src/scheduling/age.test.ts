import { expect, test } from 'vitest';
import { ageOn } from './age';

test('years are whole ones, from birthday to birthday', () => {
  expect(ageOn('2020-03-02', '2026-03-01')).toBe(5);
  expect(ageOn('2020-03-02', '2026-03-02')).toBe(6);
  expect(ageOn('2020-02-29', '2026-02-28')).toBe(5);
  expect(ageOn('2020-02-29', '2026-03-01')).toBe(6);
  expect(ageOn('2026-03-02', '2026-03-01')).toBe(0);
});
