import { expect, test } from 'vitest';
import { waitingDay } from './zone';

test('the numbers of a waiting room go on after midnight, and begin anew in the morning', () => {
  // In Cairo a quarter to twelve, half past twelve, and half past six.
  const times = ['2026-03-05T21:45:00Z', '2026-03-05T22:30:00Z', '2026-03-06T04:30:00Z'];
  const days = times.map((time) => waitingDay(Date.parse(time), 'Africa/Cairo'));
  expect(days).toEqual(['2026-03-05', '2026-03-05', '2026-03-06']);
});
