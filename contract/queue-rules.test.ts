import { expect, test } from 'vitest';
import { isNextInQueue } from './queue-rules';

test('people without a time go in by number, after those whose time has come', () => {
  const waiting = ['a', 'a', null, null, 'b'].map((doctor, at) => ({ doctor, ticket: at + 1 }));
  const next = (due: string[]) =>
    waiting.filter((one) => isNextInQueue(one, waiting, new Set(due))).map(({ ticket }) => ticket);
  expect(next([])).toEqual([1, 3, 5]);
  expect(next(['a'])).toEqual([3, 5]);
});
