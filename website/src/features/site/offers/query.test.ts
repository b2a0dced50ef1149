import { expect, it } from 'vitest';
import { bookOfferPath } from './query';

const [one, two] = [{ number: 1 }, { number: 2 }];

it.each([
  [{ services: [two], doctors: [one, two], branches: [] }, 'by=doctor&service=2'],
  [{ services: [two], doctors: [], branches: [one] }, 'by=branch&branch=1&service=2'],
  [{ services: [], doctors: [two], branches: [one] }, 'by=doctor&doctor=2&branch=1'],
])('the way from an offer into the booking carries what the offer names alone: %j', (offer, carried) =>
  expect(bookOfferPath(offer)).toBe(`/booking?${carried}`),
);
