import { checkDigit, groupDigits } from '../contract/booking-number';

/** The ninth digit is the check. */
const RANDOM_DIGITS = 8;
/** Bytes from this value on would favour the first digits and are passed over. */
const FAIR = 250;

/** Random bytes to pass to {@link bookingNumber}: enough that running out is out of the question. */
export const BOOKING_NUMBER_BYTES = 32;

/**
 * A booking number such as `482-915-633` from random bytes: nine digits, which are read aloud and typed in any language, the
 * last of them a check. 9 x 10^7 equally likely values: they tell nothing about one another, and a number opens nothing by
 * itself. Two of a kind are refused by the database, and the booking is written again with another.
 * @throws RangeError when the bytes do not suffice.
 */
export function bookingNumber(random: Uint8Array): string {
  const digits = [...random].filter((byte) => byte < FAIR).map((byte) => String(byte % 10));
  // No zero in front: spreadsheets drop it.
  const first = digits.findIndex((digit) => digit !== '0');
  const payload = first === -1 ? [] : digits.slice(first, first + RANDOM_DIGITS);
  if (payload.length < RANDOM_DIGITS) throw new RangeError('Too few random bytes for a booking number');
  const text = payload.join('');
  return groupDigits(text + checkDigit(text));
}
