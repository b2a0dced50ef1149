/** Numbers given out before had eight of these, in two groups; they go on working. */
const FORMER_ALPHABET = '23456789CDFGHJKMNPQRTVWX';
const FORMER_GROUP = 4;
const FORMER_LENGTH = 2 * FORMER_GROUP;

const GROUP = 3;
/** Eight random digits and one to check them. */
const LENGTH = 3 * GROUP;
/** Bytes from this value on would favour the first digits and are passed over. */
const FAIR = 250;

/** Random bytes to pass to {@link bookingNumber}: enough that running out is out of the question. */
export const BOOKING_NUMBER_BYTES = 32;

/** A quasigroup of order ten without fixed points and without symmetric pairs (H. M. Damm, 2004). */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** The digit that ends a number: any wrong digit and any two neighbours changed over would need another one. */
function checkDigit(digits: string): string {
  let at = '0';
  for (const digit of digits) at = DAMM[Number(at)]?.[Number(digit)] ?? '0';
  return at;
}

function grouped(text: string, size: number): string {
  return (text.match(new RegExp(`.{${size}}`, 'g')) ?? []).join('-');
}

/**
 * A booking number such as `482-915-633` from random bytes: nine digits, which are read aloud and typed in any
 * language, the last of them a check. 9 x 10^7 equally likely values: they tell nothing about one another, and a number
 * opens nothing by itself. Two of a kind are refused by the database, and the booking is written again with another.
 *
 * @throws RangeError when the bytes do not suffice.
 */
export function bookingNumber(random: Uint8Array): string {
  const digits = [...random].filter((byte) => byte < FAIR).map((byte) => String(byte % 10));
  // No zero in front: spreadsheets drop it.
  const first = digits.findIndex((digit) => digit !== '0');
  const payload = first === -1 ? [] : digits.slice(first, first + LENGTH - 1);
  if (payload.length < LENGTH - 1) throw new RangeError('Too few random bytes for a booking number');
  const text = payload.join('');
  return grouped(text + checkDigit(text), GROUP);
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Brings a typed booking number into its stored form, or null when it cannot be one, which a mistyped digit shows
 * before the database is asked. Spaces, dashes and Arabic or Persian digits make no difference.
 */
export function parseBookingNumber(typed: string): string | null {
  const letters = typed
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  if (/^[1-9]\d{8}$/.test(letters)) return checkDigit(letters) === '0' ? grouped(letters, GROUP) : null;
  const isFormer =
    letters.length === FORMER_LENGTH && [...letters].every((letter) => FORMER_ALPHABET.includes(letter));
  return isFormer ? grouped(letters, FORMER_GROUP) : null;
}
