import { expect, it } from 'vitest';
import { bookOfferPath } from './query';

const one = { number: 1, takesNoNewBookings: false };
const two = { number: 2, takesNoNewBookings: false };
const closed = { number: 3, takesNoNewBookings: true };

it.each([
  [{ services: [two], doctors: [one, two], branches: [] }, 'by=doctor&service=2'],
  [{ services: [two], doctors: [], branches: [one] }, 'by=branch&branch=1&service=2'],
  [{ services: [], doctors: [two], branches: [one] }, 'by=doctor&doctor=2&branch=1'],
  [{ services: [closed, two], doctors: [one, closed], branches: [] }, 'by=doctor&doctor=1&service=2'],
])('the way from an offer into the booking carries what the offer names alone: %j', (offer, carried) =>
  expect(bookOfferPath(offer)).toBe(`/booking?${carried}`),
);

it.each(['services', 'doctors', 'branches'])('no offer is booked whose %s all take no new ones', (kind) => {
  const named = { services: [one], doctors: [one], branches: [one] };
  expect(bookOfferPath({ ...named, [kind]: [closed] })).toBeNull();
});
