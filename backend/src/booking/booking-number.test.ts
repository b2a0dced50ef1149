import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BOOKING_NUMBER_BYTES, bookingNumber, parseBookingNumber } from './booking-number';

test('booking numbers read as two groups of four unmistakable letters and digits', () => {
  for (let round = 0; round < 1000; round += 1) {
    expect(bookingNumber(randomBytes(BOOKING_NUMBER_BYTES))).toMatch(
      /^[2-9CDFGHJKMNPQRTVWX]{4}-[2-9CDFGHJKMNPQRTVWX]{4}$/,
    );
  }
});

test('every letter is equally likely', () => {
  const seen = new Map<string, number>();
  for (let value = 0; value < 256; value += 1) {
    const [letter = ''] = bookingNumber(Uint8Array.of(value, 0, 0, 0, 0, 0, 0, 0, 0));
    if (value < 240) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  }
  expect(new Set(seen.values())).toEqual(new Set([10]));
});

test('a typed number is recognised in any spelling, and nonsense is not', () => {
  expect(parseBookingNumber(' 7kqm 4rx2')).toBe('7KQM-4RX2');
  expect(parseBookingNumber('7KQM4RX')).toBeNull();
  expect(parseBookingNumber('7KQM-4RXO')).toBeNull();
});
