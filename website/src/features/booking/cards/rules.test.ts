import { expect, it } from 'vitest';
import { arrivedCard, nextZoom, shrunkSize } from './rules';

it('a look at a card goes closer and back in steps, and stops at the ends', () => {
  expect(nextZoom({ zoom: 1, closer: true })).toBe(1.5);
  expect(nextZoom({ zoom: 2, closer: false })).toBe(1.5);
  expect(nextZoom({ zoom: 3, closer: true })).toBe(3);
});

it('a photo of a card is shrunk by its longer side and keeps its shape', () => {
  expect(shrunkSize({ width: 4000, height: 3000, longest: 2400 })).toEqual({ width: 2400, height: 1800 });
  expect(shrunkSize({ width: 3000, height: 4000, longest: 2400 })).toEqual({ width: 1800, height: 2400 });
  expect(shrunkSize({ width: 2400, height: 100, longest: 2400 })).toBeNull();
});

it('a form goes on without a picture that has not arrived', () => {
  const token = 'a'.repeat(43);
  expect([token, 'sending', '', null, undefined].map(arrivedCard)).toEqual([token, '', '', '', '']);
});
