import { toLatinDigits } from './digits';

/** Letters that are interchanged in names, or that NFKD does not decompose. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ک: 'ك', ء: '' },
  ...{ ڤ: 'ف', پ: 'ب', چ: 'ج' },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
};
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'gu');

const MARKS = /\p{M}+/gu;
/** Tatweel, apostrophes, and what nobody sees: direction controls, joiners, fillers. */
const NOT_WRITTEN = /[\u0640'’ʼ`\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * Reduces a text to what matters when names are compared and anything is searched for, in any script: no case, accents,
 * harakat, tatweel, invisible characters or punctuation; hamza on its seat, alef, ya and ta marbuta made one; Latin
 * digits; words separated by single spaces. Empty when nothing is left.
 */
export function foldText(text: string): string {
  return (
    toLatinDigits(text)
      // Decomposing first turns every letter with a hamza or an accent into its bare letter and a mark.
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(NOT_WRITTEN, '')
      .toLowerCase()
      .replace(OTHER_LETTER, (letter) => SAME_LETTER[letter] ?? letter)
      .replace(NOT_WORD, ' ')
      .trim()
  );
}
