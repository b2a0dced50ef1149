import { expect, it } from 'vitest';
import { readReturn } from './rules';

it('the page to go back to is one of the booking, with its choices', () => {
  const page = '/ar/booking?by=doctor&doctor=4&time=2026-05-06T09%3A00%3A00.000Z';
  expect(readReturn(page)).toBe(page);
  expect(readReturn('/en/booking-old')).toBe('/en/booking-old');
  expect(readReturn('/ar/booking/waiting-list?doctor=4')).toBe('/ar/booking/waiting-list?doctor=4');
});

it.each([
  '//thief.example/en/booking',
  '/en/booking/../admin',
  '/en/bookings',
  '/en/booking/confirmation',
  'https://thief.example/en/booking',
  '/en/booking?x=//thief',
  ['/en/booking'],
  undefined,
])('the page to go back to is none for %j', (given) => expect(readReturn(given)).toBeNull());
