import { expect, test } from 'vitest';
import { FileKeys } from './file-key';

const keys = new FileKeys('a secret of this test only');
const now = Date.parse('2026-10-15T14:30:00Z');
const bookingNumber = '7KQM-4RX2';
const key = keys.keyFor({ bookingNumber, now });
const QUARTER = 15 * 60_000;

test('a key to the files of an appointment opens them for a quarter of an hour, and cannot be made to last, to open another appointment, or to come from another clinic', () => {
  expect(keys.matches({ bookingNumber, key, now })).toBe(true);
  expect(keys.matches({ bookingNumber, key, now: now + QUARTER - 1 })).toBe(true);
  expect(keys.matches({ bookingNumber, key, now: now + QUARTER })).toBe(false);
  const [, signature] = key.split('.');
  const later = `${(now + 10 * QUARTER).toString(36)}.${signature}`;
  expect(keys.matches({ bookingNumber, key: later, now })).toBe(false);
  expect(keys.matches({ bookingNumber: '7KQM-4RX3', key, now })).toBe(false);
  expect(new FileKeys('another').matches({ bookingNumber, key, now })).toBe(false);
  for (const wrong of ['', '.', key.slice(0, -1), `${key}a`, `-${key}`, 'zzzzzzzzz.'])
    expect(keys.matches({ bookingNumber, key: wrong, now })).toBe(false);
});
