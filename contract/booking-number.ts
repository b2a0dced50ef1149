import { plainNumbers } from './digits';

/** Numbers given out before had eight of these, in two groups; they go on working. */
const FORMER = /^[2-9CDFGHJKMNPQRTVWX]{8}$/;
const FORMER_GROUP = 4;

/** Nine digits, the last of them a check, none in front a zero: spreadsheets drop it. */
const NUMBER = /^[1-9]\d{8}$/;
const GROUP = 3;

/** A later visit of a series ends in its place among them: `482-915-633-3`. */
const OF_SERIES = /^(\d{3}\p{Pd}\d{3}\p{Pd}\d{3})\p{Pd}([1-9]\d?)$/u;

const SEPARATORS = /[\s\p{Pd}]+/gu;
const IN_GROUPS = /^\d{3}\p{Pd}\d{3}\p{Pd}\d{3}$/u;

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
export function checkDigit(digits: string): string {
  let at = '0';
  for (const digit of digits) at = DAMM[Number(at)]?.[Number(digit)] ?? '0';
  return at;
}

function inGroups(text: string, size: number): string {
  return (text.match(new RegExp(`.{${size}}`, 'g')) ?? []).join('-');
}

/** Formats nine digits as stored and shown, such as `482-915-633`. */
export function groupDigits(digits: string): string {
  return inGroups(digits, GROUP);
}

/** The number in its stored form, from nothing but its digits or capitals; null when it cannot be one. */
function storedForm(plain: string): string | null {
  if (NUMBER.test(plain)) return checkDigit(plain) === '0' ? groupDigits(plain) : null;
  return FORMER.test(plain) ? inGroups(plain, FORMER_GROUP) : null;
}

/** Reads the number of a later visit of a series; its groups are needed to tell it from a phone number. */
function storedVisit(latin: string): string | null {
  const [, whole = '', visit] = OF_SERIES.exec(latin) ?? [];
  const number = storedForm(whole.replace(/\D/g, ''));
  return number === null || visit === '1' ? null : `${number}-${visit}`;
}

/** Brings a typed booking number into its stored form; null when it cannot be one. Only letters and digits count, Arabic ones too. */
export function parseBookingNumber(typed: string): string | null {
  const latin = plainNumbers(typed);
  return storedForm(latin.toUpperCase().replace(/[^0-9A-Z]/g, '')) ?? storedVisit(latin);
}

/** The number of the whole that a visit belongs to: `482-915-633` of its visit `482-915-633-3`. Any other number is its own. */
export function wholeNumber(number: string): string {
  return OF_SERIES.exec(number)?.[1] ?? number;
}

/** The place of a visit in its series: 3 of `482-915-633-3`, 1 of any other number. */
export function placeInSeries(number: string): number {
  return Number(OF_SERIES.exec(number)?.[2] ?? 1);
}

/** Result of reading a booking number. `mistyped`: its digits cannot belong together; `isInGroups`: grouped as no phone is. */
export type TypedNumber =
  | { kind: 'number'; number: string }
  | { kind: 'mistyped'; isInGroups: boolean }
  | { kind: 'none' };

/** Tells a booking number, with any spaces, dashes and digits, from other texts that may be looked for. */
export function readBookingNumber(typed: string): TypedNumber {
  const latin = plainNumbers(typed);
  const plain = latin.replace(SEPARATORS, '').toUpperCase();
  const number = storedForm(plain) ?? storedVisit(latin);
  if (number !== null) return { kind: 'number', number };
  if (!/^\d{9}$/.test(plain)) return { kind: 'none' };
  return { kind: 'mistyped', isInGroups: IN_GROUPS.test(latin) };
}

/** True for a booking number as it is stored and stands in addresses. */
export function isBookingNumber(text: string): boolean {
  const read = readBookingNumber(text);
  return read.kind === 'number' && read.number === text;
}
