import { expect, test } from 'vitest';
import { ManageKeys } from './manage-key';

const keys = new ManageKeys('a secret of the backend');
const bookingNumber = '482-915-633';

test('the short key is twelve letters that can stand in an address, opens its booking alone, is no part of the long one, and opens nothing once it was changed or cut; one key opens every visit of a series', () => {
  const key = keys.shortKeyFor(bookingNumber);
  expect(key).toMatch(/^[\w-]{12}$/);
  expect(keys.matches({ bookingNumber, key })).toBe(true);
  expect(keys.matches({ bookingNumber: '482-915-634', key })).toBe(false);
  expect(new ManageKeys('another secret').matches({ bookingNumber, key })).toBe(false);
  const long = keys.keyFor(bookingNumber);
  expect(long).toHaveLength(24);
  expect(keys.matches({ bookingNumber, key: long })).toBe(true);
  expect(long).not.toContain(keys.shortKeyFor(bookingNumber));
  expect(keys.matches({ bookingNumber, key: long.slice(0, 12) })).toBe(false);
  const other = key.startsWith('A') ? 'B' : 'A';
  for (const wrong of ['', key.slice(1), `${key}A`, other + key.slice(1)])
    expect(keys.matches({ bookingNumber, key: wrong })).toBe(false);

  expect(keys.keyFor(`${bookingNumber}-3`)).toBe(long);
  expect(keys.matches({ bookingNumber: `${bookingNumber}-12`, key: long })).toBe(true);
  expect(keys.matches({ bookingNumber: '482-915-634-3', key: long })).toBe(false);
});

test('a short key opens a booking while it has the phone that the key was sent to, and is renewed for its holder', () => {
  const [phone, other] = ['+201001234567', '+201001234568'];
  const key = keys.shortKeyFor(bookingNumber, phone);
  expect(keys.matches({ bookingNumber, phone, key })).toBe(true);
  expect(keys.matches({ bookingNumber, phone: other, key })).toBe(false);
  expect(keys.renew(key, { bookingNumber, phone: other })).toBe(keys.shortKeyFor(bookingNumber, other));
  const long = keys.keyFor(bookingNumber);
  expect(keys.renew(long, { bookingNumber, phone })).toBe(long);
  // Links of earlier versions.
  expect(keys.matches({ bookingNumber, phone, key: keys.shortKeyFor(bookingNumber) })).toBe(true);
});
