import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseBookingNumber } from '../contract/booking-number';
import { BOOKING_NUMBER_BYTES, bookingNumber } from './booking-number';

const some = () => bookingNumber(randomBytes(BOOKING_NUMBER_BYTES));

test('booking numbers read as three groups of three digits, without a zero in front, and every first digit is equally likely', () => {
  for (let round = 0; round < 1000; round += 1) expect(some()).toMatch(/^[1-9]\d{2}-\d{3}-\d{3}$/);
  const seen = new Map<string, number>();
  for (let value = 0; value < 250; value += 1) {
    if (value % 10 === 0) continue;
    const [digit = ''] = bookingNumber(Uint8Array.of(value, 1, 2, 3, 4, 5, 6, 7));
    seen.set(digit, (seen.get(digit) ?? 0) + 1);
  }
  expect(new Set(seen.values())).toEqual(new Set([25]));
});

test('any wrong digit and any two neighbours changed over are refused', () => {
  for (let round = 0; round < 50; round += 1) {
    const digits = [...some().replaceAll('-', '')];
    for (const [at, digit] of digits.entries()) {
      for (const other of '0123456789') {
        if (other === digit) continue;
        expect(parseBookingNumber(digits.with(at, other).join(''))).toBeNull();
      }
      const next = digits[at + 1];
      if (next === undefined || next === digit) continue;
      const changed = digits.with(at, next).with(at + 1, digit);
      expect(parseBookingNumber(changed.join(''))).toBeNull();
    }
  }
});
