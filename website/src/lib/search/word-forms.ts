import { foldText } from '@/contract/fold-text';
import { rememberTexts } from '@/contract/remember-texts';
import { isArabicScript } from '../text/initials';

/** Prefixes written with an Arabic word; the longest first. */
const ARABIC_PREFIXES = ['وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال'];
/** Feminine, dual and plural endings, and those of "my" and "your", folded. */
const ARABIC_SUFFIXES = ['تين', 'تان', 'يه', 'ات', 'ين', 'ون', 'ان', 'ها', 'نا', 'تي', 'ه', 'ي', 'ك'];
const ENGLISH_SUFFIXES = ['ness', 'ing', 'ies', 'ed', 'es', 's', 'y', 'e'];
/** Letters that must be left of a word for an ending or a beginning to be taken off. */
const SHORTEST_STEM = 3;

function without(word: string, parts: readonly string[], isAtStart: boolean): string[] {
  return parts
    .filter((part) => (isAtStart ? word.startsWith(part) : word.endsWith(part)))
    .map((part) => (isAtStart ? word.slice(part.length) : word.slice(0, -part.length)))
    .filter((rest) => rest.length >= SHORTEST_STEM);
}

export interface Word {
  /** Forms as written, and without the article. */
  whole: string[];
  /** The same, and the stems without endings. */
  stems: Set<string>;
}

function wordOf(folded: string): Word {
  const arabic = isArabicScript(folded);
  const whole = [
    folded,
    ...(arabic
      ? without(folded, ARABIC_PREFIXES, true).concat(folded.length > 4 ? without(folded, ['و'], true) : [])
      : []),
  ];
  const suffixes = arabic ? ARABIC_SUFFIXES : ENGLISH_SUFFIXES;
  return { whole, stems: new Set(whole.flatMap((form) => [form, ...without(form, suffixes, false)])) };
}

/** The words of a text, folded, with the forms they are compared in. */
export const wordsOf = rememberTexts((text): readonly Word[] =>
  foldText(text).split(' ').filter(Boolean).map(wordOf),
);

/** Words from so many letters on are recognised with one letter wrong, missing, added or changed with its neighbour. */
const SHORTEST_MISTYPED = 5;

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_MISTYPED || one[0] !== other[0]) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[start] === other[start + 1] && one[start + 1] === other[start] && rest(one, 2) === rest(other, 2))
  );
}

/** Returns whether the typed word equals a listed one, begins one, or differs in ending, article or one letter of many. */
export function isWordIn(typed: Word, words: readonly Word[]): boolean {
  const begins = typed.whole.filter((form) => form.length >= SHORTEST_STEM);
  return words.some(
    (word) =>
      [...typed.stems].some((stem) => word.stems.has(stem)) ||
      word.whole.some((form) => begins.some((begin) => form.startsWith(begin))) ||
      word.whole.some((form) => typed.whole.some((one) => isOneLetterOff(one, form))),
  );
}
