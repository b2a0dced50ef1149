import { expect, it } from 'vitest';
import { bookOfferPath } from './query';

const [one, two] = [{ number: 1 }, { number: 2 }];

it('the way from an offer into the booking carries what the offer names alone, and leaves the choice where it names several', () => {
  expect(bookOfferPath({ services: [two], doctors: [one, two], branches: [] })).toBe(
    '/booking?by=doctor&service=2',
  );
  expect(bookOfferPath({ services: [two], doctors: [], branches: [one] })).toBe(
    '/booking?by=branch&branch=1&service=2',
  );
  expect(bookOfferPath({ services: [], doctors: [two], branches: [one] })).toBe(
    '/booking?by=doctor&doctor=2&branch=1',
  );
});
