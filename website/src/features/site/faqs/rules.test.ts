import { expect, it } from 'vitest';
import { groupByTopic } from './rules';

it('questions by subject keep the order of the editors, those without a subject last', () => {
  const a = { id: 'a', topic: null };
  const b = { id: 'b', topic: 'Visit' };
  const c = { id: 'c', topic: 'Booking' };
  const d = { id: 'd', topic: 'Visit' };
  expect(groupByTopic([a, b, c, d])).toEqual([
    { name: 'Visit', items: [b, d] },
    { name: 'Booking', items: [c] },
    { name: null, items: [a] },
  ]);
});
