import { expect, it } from 'vitest';
import { groupByTopic } from './rules';

it('questions by subject keep the order of the editors, those without a subject last and in the words of the page', () => {
  const a = { id: 'a', lang: 'en', topic: null };
  const b = { id: 'b', lang: 'en', topic: 'Visit' };
  const c = { id: 'c', lang: 'ar', topic: 'Booking' };
  const d = { id: 'd', lang: 'en', topic: 'Visit' };
  expect(groupByTopic([a, b, c, d])).toEqual([
    { name: 'Visit', lang: 'en', items: [b, d] },
    { name: 'Booking', lang: 'ar', items: [c] },
    { name: null, lang: null, items: [a] },
  ]);
});
