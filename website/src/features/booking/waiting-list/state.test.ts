import { expect, test } from 'vitest';
import { readOutcome } from './state';

test('nobody who has left the list, as by a second press, reads that they are still on it', () => {
  expect(readOutcome('tooLate', 'waiting')).toBe('tooLate');
  for (const outcome of ['taken', 'tooLate', 'notOffered'])
    for (const state of ['left', 'removed', 'booked', 'ended'] as const)
      expect(readOutcome(outcome, state)).toBeNull();
  expect(readOutcome('failed', 'left')).toBe('failed');
  expect(readOutcome('constructor', 'waiting')).toBeNull();
});
