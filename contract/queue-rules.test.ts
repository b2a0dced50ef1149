import { expect, test } from 'vitest';
import { isNextInQueue } from './queue-rules';

test('people without a time go in by number, after those whose time has come', () => {
  const waiting = [
    { doctor: 'a', ticket: 1 },
    { doctor: 'a', ticket: 2 },
    { doctor: null, ticket: 3 },
    { doctor: null, ticket: 4 },
    { doctor: 'b', ticket: 5 },
  ];
  const next = (due: string[]) =>
    waiting.filter((one) => isNextInQueue(one, waiting, new Set(due))).map(({ ticket }) => ticket);
  expect(next([])).toEqual([1, 3, 5]);
  expect(next(['a'])).toEqual([3, 5]);
});
