import { soundOfName } from './sound-of-name';

const MARKS = /\p{M}+/gu;
const TATWEEL = /\u0640/g;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u061C]/g;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** Letters people write for one another: alef forms, final ya, ta marbuta, the Persian keyboard's kaf and ya. */
const SAME_LETTER: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ء: '',
};

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/**
 * Reduces a text to what matters when searching for a name, in either script: no case, accents, harakat,
 * tatweel, direction marks or punctuation; hamza on its seat, alef, ya and ta marbuta made one; Latin
 * digits. Words are separated by single spaces.
 */
export function foldText(text: string): string {
  return (
    text
      // Decomposing first turns every letter with a hamza or madda into its bare seat plus a mark.
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(TATWEEL, '')
      .replace(INVISIBLE, '')
      .toLowerCase()
      .replace(/[ٱىیةکء]/g, (letter) => SAME_LETTER[letter] ?? letter)
      .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replace(NOT_WORD, ' ')
      .trim()
  );
}

const TITLES = new Set(['dr', 'doctor', 'prof', 'د', 'دكتور', 'دكتوره', 'الدكتور', 'الدكتوره', 'ا']);

/**
 * True when every word of the query is found in the text, both folded, or sounds like a word of `names`. Titles
 * (Dr, د.) are optional, and a name written in one word or two (عبد الله, عبدالله) is the same. An empty query
 * matches everything.
 */
export function matchesSearch({
  text,
  names = '',
  query,
}: {
  text: string;
  /** Names in any script, found in any spelling too (./sound-of-name). */
  names?: string;
  query: string;
}): boolean {
  const folded = foldText(text);
  const joined = folded.replaceAll(' ', '');
  const words = foldText(query)
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word));
  const sounds = new Set(foldText(names).split(' ').map(soundOfName));
  const isHeard = (word: string) => {
    const sound = soundOfName(word);
    return sound.length > 1 && sounds.has(sound);
  };
  return words.every((word) => folded.includes(word) || isHeard(word)) || joined.includes(words.join(''));
}
