import { expect, it } from 'vitest';
import { readReturn } from './rules';

const PLAIN = ['/en/booking-old', '/ar/booking/waiting-list?doctor=4'];
it.each(['/ar/booking?by=doctor&time=2026-05-06T09%3A00%3A00.000Z', ...PLAIN])(
  'the page to go back to is one of the booking, with its choices: %s',
  (page) => expect(readReturn(page)).toBe(page),
);

it.each([
  '//thief.example/en/booking',
  '/en/booking/../admin',
  '/en/booking/confirmation',
  '/en/booking?x=//thief',
  ['/en/booking'],
  undefined,
])('the page to go back to is none for %j', (given) => expect(readReturn(given)).toBeNull());
