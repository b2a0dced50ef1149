import { foldText } from './fold-text';
import { isNoise } from './noise-words';
import { MEANINGS, NOT_SLIPS } from './warning-words';
import { formsOfWord, lettersOff } from './word-slips';

/** Words of a text that have a meaning, by their place among its words. */
export interface Hit {
  from: number;
  to: number;
  meaning: string;
  /** "Cannot breathe" is breathing, denied. */
  isDenied: boolean;
  /** "No chest pain" is no chest pain. */
  isAbsent: boolean;
}

export interface Read {
  /** Folded. */
  words: readonly string[];
  hits: readonly Hit[];
  byMeaning: ReadonlyMap<string, readonly Hit[]>;
  /** By word: how many words that say something stand before it. */
  weight: readonly number[];
}

interface Phrase {
  words: readonly string[];
  meaning: string;
  isDenied: boolean;
}

/** "Not" is heard over so many words. */
const DENIED_OVER = 4;
const SHORTEST_SLIP = 5;
/** So many tablets are too many. */
const MANY = 8;
const SHORTEST_TWO_SLIPS = 8;
/** Words that only turn others round. */
export const MARKS = new Set(['NOT', 'NONE', 'HARD', 'ABLE', 'BUT']);
const DENYING = new Set(['NOT', 'NONE', 'HARD']);
export const foldedWords = (text: string) => foldText(text).split(' ').filter(Boolean);

export const lexicon = MEANINGS.trim()
  .split('\n')
  .flatMap((line): Phrase[] => {
    const [names = '', forms = ''] = line.split(': ');
    const isDenied = names.startsWith('NOT ');
    const meaning = isDenied ? names.slice(4) : names;
    return forms.split(', ').map((form) => ({ words: foldedWords(form), meaning, isDenied }));
  });
const notSlips = new Set(foldedWords(NOT_SLIPS));

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

export const byFirst = groupBy(lexicon, ({ words }) => words[0] ?? '');
const singles = [...byFirst.keys()].filter(
  (word) => word.length >= SHORTEST_SLIP - 1 && byFirst.get(word)?.some(({ words }) => words.length === 1),
);
const singlesByLetter = groupBy(singles, (word) => word[0] ?? '');

const mayBeSlip = (word: string) =>
  word.length >= SHORTEST_SLIP && !notSlips.has(word) && !isNoise(word) && !/\d/.test(word);

/** Words of the sentences themselves that a misspelt word may be, where the lexicon does not know it. */
const slipsIn = ({ word, words }: { word: string; words: ReadonlySet<string> }) =>
  mayBeSlip(word) && !words.has(word)
    ? [...words].filter((one) => one[0] === word[0] && lettersOff(word, one) === 1)
    : [];

/** The words of the lexicon that a misspelt word may be. */
function slipsOf(word: string): string[] {
  if (!mayBeSlip(word)) return [];
  const most = word.length >= SHORTEST_TWO_SLIPS && /[a-z]/.test(word) ? 2 : 1;
  return (singlesByLetter.get(word[0] ?? '') ?? []).filter((known) => {
    const off = lettersOff(word, known);
    return off <= most && (off < 2 || known.startsWith(word.slice(0, 2)));
  });
}

/** Reads what a text speaks of. What it has no word for is kept as it is written, for sentences that have it too. */
export function readText(
  text: string,
  { isSaying = false, own }: { isSaying?: boolean; own?: ReadonlySet<string> } = {},
): Read {
  const words = foldedWords(text);
  const forms = words.map((word) => formsOfWord(word));
  const hits: Hit[] = [];
  for (const [at, formsHere] of forms.entries()) {
    let isKnown = false;
    const look = (firsts: readonly string[], longerThan = 0) => {
      for (const first of firsts)
        for (const { words: phrase, meaning, isDenied } of byFirst.get(first) ?? []) {
          if (phrase.length <= longerThan) continue;
          const isSaid = phrase.every((word, index) => index === 0 || forms[at + index]?.includes(word));
          if (!isSaid) continue;
          isKnown = true;
          hits.push({ from: at, to: at + phrase.length, meaning, isDenied, isAbsent: false });
        }
    };
    look(formsHere.slice(0, 1));
    // A word that is known as it stands is no other one with something in front.
    look(formsHere.slice(1), isKnown ? 1 : 0);
    const word = words[at] ?? '';
    if (Number(word) >= MANY)
      hits.push({ from: at, to: at + 1, meaning: 'MANY', isDenied: false, isAbsent: false });
    const inner = /^م(?:ا)?(.{2,})ش$/.exec(word)?.[1];
    if (!isKnown && inner) {
      const before = hits.length;
      look(formsOfWord(inner));
      for (const hit of hits.slice(before)) hit.isDenied = true;
    }
    // Doctors write without slips, and what they write is not taken for another word.
    if (!isKnown && !isSaying) look(slipsOf(word));
    if (!isNoise(word)) {
      const slips = own && !isKnown ? slipsIn({ word, words: own }) : [];
      for (const form of new Set([...formsHere, ...slips]))
        hits.push({ from: at, to: at + 1, meaning: `=${form}`, isDenied: false, isAbsent: false });
    }
  }
  deny({ hits, isSaying });
  let said = 0;
  const weight = words.map((word) => {
    const before = said;
    if (!isNoise(word)) said += 1;
    return before;
  });
  return { words, hits, byMeaning: groupBy(hits, ({ meaning }) => meaning), weight };
}

/** Marks what stands under "not", "hardly" and "no". */
function deny({ hits, isSaying }: { hits: Hit[]; isSaying: boolean }): void {
  /** In a sentence of a doctor "not" belongs to the next word alone. */
  const over = (mark: Hit) => {
    if (!isSaying) return DENIED_OVER;
    const next = hits
      .filter(({ from, meaning }) => from >= mark.to && !MARKS.has(meaning))
      .map(({ from }) => from);
    return Math.min(...next) - mark.to + 1;
  };
  const ends = hits.filter(({ meaning }) => meaning === 'BUT').map(({ from }) => from);
  const isCut = (from: number, to: number) => ends.some((end) => end > from && end < to);
  for (const mark of hits) {
    const isNone = mark.meaning === 'NONE';
    if (!DENYING.has(mark.meaning)) continue;
    for (const hit of hits) {
      if (MARKS.has(hit.meaning)) continue;
      const after = hit.from - mark.to;
      const before = mark.from - hit.to;
      const isUnder = after >= 0 && after < over(mark) && !isCut(mark.from, hit.from);
      // "His breath is short": what is hard may be said behind it.
      const isBehind = mark.meaning === 'HARD' && before >= 0 && before < 2;
      if (isUnder || isBehind) hit.isDenied = true;
      if (isNone && isUnder) hit.isAbsent = true;
    }
  }
}
