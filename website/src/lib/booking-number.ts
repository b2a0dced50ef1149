/** Numbers given out before: eight letters and digits in two groups. */
const FORMER = /^[2-9CDFGHJKMNPQRTVWX]{4}-[2-9CDFGHJKMNPQRTVWX]{4}$/;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SEPARATORS = /[\s\p{Pd}\u2066-\u2069\u200e\u200f]+/gu;

/** The table of the check digit (H. M. Damm, 2004), as in the backend's booking-number.ts. */
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

function isChecked(digits: string): boolean {
  let at = 0;
  for (const digit of digits) at = Number(DAMM[at]?.[Number(digit)]);
  return at === 0;
}

/**
 * What a typed text is as a booking number. `mistyped` when its nine digits cannot belong together; with `isInGroups`
 * when they stand as booking numbers are written, which no phone does.
 */
export type TypedNumber =
  | { kind: 'number'; number: string }
  | { kind: 'mistyped'; isInGroups: boolean }
  | { kind: 'none' };

/** Reads a booking number as the backend does, with any spaces, dashes and Arabic or Persian digits. */
export function readBookingNumber(typed: string): TypedNumber {
  const latin = typed.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const plain = latin.replace(SEPARATORS, '').toUpperCase();
  if (/^\d{9}$/.test(plain)) {
    // None begins with a zero.
    if (!plain.startsWith('0') && isChecked(plain)) {
      return { kind: 'number', number: plain.replace(/^(...)(...)/, '$1-$2-') };
    }
    return { kind: 'mistyped', isInGroups: /^\d{3}\p{Pd}\d{3}\p{Pd}\d{3}$/u.test(latin.trim()) };
  }
  const former = plain.replace(/^(....)(....)$/, '$1-$2');
  return FORMER.test(former) ? { kind: 'number', number: former } : { kind: 'none' };
}

/** True for a booking number as it is stored and stands in addresses. */
export function isBookingNumber(text: string): boolean {
  const read = readBookingNumber(text);
  return read.kind === 'number' && read.number === text;
}
