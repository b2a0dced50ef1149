/** Letters that stand for one another in names, or have no mark to be taken off. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ک: 'ك', ء: '' },
  ...{ ڤ: 'ف', پ: 'ب', چ: 'ج' },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
};
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

const MARKS = /\p{M}+/gu;
/** Tatweel, apostrophes, and what nobody sees: direction controls, joiners, fillers. */
const NOT_WRITTEN = /[\u0640'’ʼ`\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Reduces a name to what matters when it is looked for or compared, in any script: no case, accents, harakat,
 * tatweel, invisible characters or punctuation; hamza on its seat, alef, ya and ta marbuta made one; Latin digits;
 * words separated by single spaces. Empty when nothing is left.
 *
 * Every comparison of names goes through here, and the stored form of it (appointments/search-columns.ts) too. The
 * website folds alike; fold-table.json holds both to it.
 */
export function foldName(text: string): string {
  return (
    text
      // Decomposing first turns every letter with a hamza or an accent into its bare letter and a mark.
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(NOT_WRITTEN, '')
      .toLowerCase()
      .replace(OTHER_LETTER, (letter) => SAME_LETTER[letter] ?? letter)
      .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(NOT_WORD, ' ')
      .trim()
  );
}
