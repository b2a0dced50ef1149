import { expect, it } from 'vitest';
import { isScarce, waitingListPath } from './waiting-list-address';

const today = '2026-11-28';
it.each([
  ['2026-12-03', 5, false],
  ['2026-12-04', 5, true],
  [null, 60, true],
])('isScarce first free on %s, soon is %i days: %s', (nextFree, soonDays, expected) => {
  expect(isScarce({ nextFree, today, soonDays })).toBe(expected);
});

it('waitingListPath carries what was chosen of doctor and place, and nothing else', () => {
  expect(waitingListPath({})).toBe('/booking/waiting-list');
  const path = waitingListPath({ by: 'doctor', doctor: '3', branch: '2', month: '2026-12' });
  expect(path).toBe('/booking/waiting-list?doctor=3&branch=2');
});
