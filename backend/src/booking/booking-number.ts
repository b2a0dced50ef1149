/** Digits and consonants that cannot be mistaken for one another when read aloud or copied; no vowels, so no words. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWX';
const GROUP = 4;
const LENGTH = 2 * GROUP;
/** Bytes from this value on would favour the first letters of the alphabet and are passed over. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Random bytes to pass to {@link bookingNumber}: enough that running out is out of the question. */
export const BOOKING_NUMBER_BYTES = 32;

/**
 * A booking number such as `7KQM-4RX2` from random bytes: 24^8, about 10^11, equally likely values.
 *
 * @throws RangeError when the bytes do not suffice.
 */
export function bookingNumber(random: Uint8Array): string {
  const letters = [...random].filter((byte) => byte < FAIR).map((byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a booking number');
  return `${letters.slice(0, GROUP).join('')}-${letters.slice(GROUP, LENGTH).join('')}`;
}

/** Brings a typed booking number into its stored form, or null when it cannot be one. */
export function parseBookingNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const known = [...letters].every((letter) => ALPHABET.includes(letter));
  if (!known || letters.length !== LENGTH) return null;
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}
