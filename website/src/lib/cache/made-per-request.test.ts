import { expect, test } from 'vitest';
import { isMadePerRequest } from './made-per-request';

test.each([
  ['/ar/booking?by=doctor', true],
  ['/en/booking-old', true],
  ['/api/availability/month?locale=en', true],
  ['/en/doctors?page=2&q=ear', true],
  ['/ar/blog?category=1', true],
  ['/en/services?specialty=2', true],
  ['/en/doctors?page=2', false],
  ['/en/blog?specialty=1', false],
  ['/en/booking/confirmation', false],
  ['/en/bookings', false],
])('%s is made for each visit: %s', (url, isMade) => expect(isMadePerRequest(url)).toBe(isMade));
