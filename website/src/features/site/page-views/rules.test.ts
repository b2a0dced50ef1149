import { expect, it } from 'vitest';
import { pageView } from '@/contract/page-views';
import { pageOf, sourceOf } from './rules';

it.each([
  ['/', 'home'],
  ['/ar/', 'home'],
  ['/en/doctors', 'doctors'],
  ['/ar/doctor/3-د-منى', 'doctor/3'],
  ['/en/blog/page/2', 'blog'],
  ['/en/booking?by=doctor&doctor=3', 'booking'],
  ['/en/booking?by=doctor&doctor=3&time=2026-12-01T08:00:00Z', 'booking/time'],
])('of an address is counted: %s is %s, and the backend takes it', (address, page) => {
  const { pathname, search } = new URL(address, 'https://clinic.example');
  const seen = pageOf({ pathname: decodeURI(pathname), search });
  expect(seen?.page).toBe(page);
  expect(pageView.safeParse({ page: seen?.page, language: 'en', from: 'direct' }).success).toBe(true);
});

it.each(['/en/admin/appointments/abc', '/fr/doctors', '/en/booking/waiting-list/123-456-789', '/en/preview'])(
  'what is counted of an address nothing of %s',
  (pathname) => expect(pageOf({ pathname })).toBeNull(),
);

it('a confirmation counts when it follows the booking, and never with its number', () => {
  const pathname = '/en/booking/confirmation/123-456-789';
  expect(pageOf({ pathname, former: 'home' })).toBeNull();
  expect(pageOf({ pathname, former: 'booking' })?.page).toBe('booking/sent');
  expect(pageOf({ pathname, former: 'booking-old' })?.page).toBe('booking/sent');
  expect(pageOf({ pathname: `${pathname}/move`, former: 'booking' })).toBeNull();
});

it.each([
  ['', 'direct'],
  ['www.google.com.eg', 'search'],
  ['l.facebook.com', 'social'],
  ['notgoogle.com', 'elsewhere'],
  ['netflix.com', 'elsewhere'],
])('where somebody came from %s is %s', (host, source) => expect(sourceOf(host)).toBe(source));
