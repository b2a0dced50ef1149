/** Marks that one letter may carry: a shadda and its vowel, or two accents. More would overlap other lines. */
const MOST_MARKS = 2;
const SURPLUS_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** Signs around or across letters, which no name is written with and which are drawn far beyond their line. */
const SURROUNDING = /\p{Me}|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;
// No pattern here looks behind itself: phones of before 2023 cannot read such a one, and patients use them.
/** Marks without a letter in front of them, and their replacement. */
const LOOSE_MARKS = /(^|[^\p{L}\p{N}\p{M}])\p{M}+/gu;

/** Scripts whose letters join, where a joiner or its opposite between two letters is spelling (علی‌رضا). */
const JOINING =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** A joiner that is spelling, with the letter in front of it; or any other joiner. */
const JOINER = new RegExp(`([${JOINING}]\\p{M}*[\\u200c\\u200d])(?=[${JOINING}])|[\\u200c\\u200d]`, 'gu');

/** Direction controls, fillers, half characters and letters of no alphabet. Joiners are looked at apart. */
const UNSEEN = /(?!\u200c|\u200d|[\n\r\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACES = /[\s\p{Z}]+/gu;

/** Letters of plain names; most need nothing to be done. */
const PLAIN = /^(?:[a-z]+|[\u0621-\u063a\u0641-\u064a]+)(?: (?:[a-z]+|[\u0621-\u063a\u0641-\u064a]+))*$/iu;

/** Removes invisible characters and those that affect other lines; keeps line breaks and spaces. */
export function sanitizeCharacters(text: string): string {
  return (
    text
      .replace(UNSEEN, '')
      .replace(JOINER, '$1')
      .replace(SURROUNDING, '')
      // Composing first, so that an accent which belongs to its letter does not count.
      .normalize('NFC')
      .replace(LOOSE_MARKS, '$1')
      .replace(SURPLUS_MARKS, '$1')
  );
}

/**
 * Cleans a single-line text so that it cannot affect the text around it: NFC, without direction controls and invisible characters,
 * at most two marks per letter, single spaces. Empty if nothing visible is left.
 */
export function oneLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return sanitizeCharacters(text).replace(SPACES, ' ').trim();
}
