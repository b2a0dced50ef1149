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
 * Reduces a text to what matters when searching, in any script: no case, accents, harakat, tatweel, invisible
 * characters or punctuation; hamza on its seat, alef, ya and ta marbuta made one; Latin digits. Words are separated by
 * single spaces. The backend folds names alike (backend/src/platform/text/fold-name.ts); fold-table.json there holds both to it.
 */
export function foldText(text: string): string {
  return (
    text
      // Decomposing first turns every letter with a hamza or madda into its bare seat plus a mark.
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
