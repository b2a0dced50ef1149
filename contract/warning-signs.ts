import { foldText } from './fold-text';
import { createLatinReader } from './latin-arabic';
import { isNoise } from './noise-words';
import { ALONE, MEANINGS, NOT_SLIPS, PLACES } from './warning-words';
import { formsOfWord, lettersOff } from './word-slips';

/** What a sign of danger is found by, in one language: its own words, or those of a symptom that leads to it. */
export interface SignWords {
  /** Of the sign. */
  id: string;
  name: string;
  /** How people say it: sentences parted by commas or lines. */
  everydayWords?: string | null | undefined;
  /** What sounds like it and is harmless, parted likewise. */
  notMeant?: string | null | undefined;
}

export interface FoundSign {
  id: string;
  /** The words of the text, folded, by which it was found. */
  words: readonly string[];
}

/** Words of a text that have a meaning, by their place among its words. */
interface Hit {
  from: number;
  to: number;
  meaning: string;
  /** "Cannot breathe" is breathing, denied. */
  isDenied: boolean;
  /** "No chest pain" is no chest pain. */
  isAbsent: boolean;
}

/** What has to be said: one of some meanings, each maybe denied. */
interface Unit {
  meanings: readonly { meaning: string; isDenied: boolean }[];
}

interface Read {
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

/** Between two words of one sentence so many others may stand that say something. */
const WIDEST_GAP = 4;
/** "Not" is heard over so many words. */
const DENIED_OVER = 4;
const SHORTEST_SLIP = 5;
/** So many tablets are too many. */
const MANY = 8;
const SHORTEST_TWO_SLIPS = 8;
/** Words that only turn others round. */
const MARKS = new Set(['NOT', 'NONE', 'HARD', 'ABLE', 'BUT']);
const DENYING = new Set(['NOT', 'NONE', 'HARD']);
const placeMeanings = new Set(PLACES.split(' '));
const aloneMeanings = new Set(ALONE.split(' '));

const foldedWords = (text: string) => foldText(text).split(' ').filter(Boolean);

const lexicon = MEANINGS.trim()
  .split('\n')
  .flatMap((line): Phrase[] => {
    const [names = '', forms = ''] = line.split(': ');
    const isDenied = names.startsWith('NOT ');
    const meaning = isDenied ? names.slice(4) : names;
    return forms.split(', ').map((form) => ({ words: foldedWords(form), meaning, isDenied }));
  });
const notSlips = new Set(foldedWords(NOT_SLIPS));

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const byFirst = groupBy(lexicon, ({ words }) => words[0] ?? '');
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
function readText(
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

/** What a sentence of a doctor asks for: its longest phrases, and words as they are where none is known. */
function unitsOf(saying: string): Unit[] {
  const units = meantBy(saying);
  const [only] = units;
  const isTelling = units.length > 1 || only?.meanings.some(({ meaning }) => aloneMeanings.has(meaning));
  if (isTelling) return units;
  // "Fish bone" is no coin, though both are swallowed.
  const isDenied = only?.meanings.every((one) => one.isDenied) ?? false;
  return foldedWords(saying)
    .filter((word) => !isNoise(word))
    .map((word) => ({ meanings: formsOfWord(word).map((form) => ({ meaning: `=${form}`, isDenied })) }));
}

function meantBy(saying: string): Unit[] {
  const { hits } = readText(saying, { isSaying: true });
  const isNotAlone = hits.some(({ meaning }) => !MARKS.has(meaning));
  const units: Unit[] = [];
  const length = foldedWords(saying).length;
  for (let at = 0; at < length; ) {
    const here = hits.filter(({ from, meaning }) => from === at && !(isNotAlone && MARKS.has(meaning)));
    const to = Math.max(at + 1, ...here.map((hit) => hit.to));
    const longest = here.filter((hit) => hit.to === to);
    const isDoubtful = longest.some(({ meaning }) => !meaning.startsWith('='));
    const meanings = longest.filter(({ meaning }) => !isDoubtful || !meaning.startsWith('='));
    if (meanings.length > 0)
      units.push({ meanings: meanings.map(({ meaning, isDenied }) => ({ meaning, isDenied })) });
    at = to;
  }
  return units;
}

/** Words of a text that say a unit. */
const answersTo = ({ unit, read }: { unit: Unit; read: Read }) =>
  unit.meanings.flatMap(({ meaning, isDenied }) =>
    (read.byMeaning.get(meaning) ?? []).filter((hit) => (isDenied ? hit.isDenied : !hit.isAbsent)),
  );

/** The words of the text that say all units, near each other; null where they do not, or where `isWanted` takes none. */
function findUnits({
  units,
  read,
  isWanted = () => true,
}: {
  units: readonly Unit[];
  read: Read;
  isWanted?: (found: readonly Hit[]) => boolean;
}): readonly Hit[] | null {
  const { hits, weight } = read;
  const options = units.map((unit) => answersTo({ unit, read }));
  if (options.length === 0 || options.some((option) => option.length === 0)) return null;
  const own = new Set(units.flatMap(({ meanings }) => meanings.map(({ meaning }) => meaning)));
  const hasPlace = [...own].some((meaning) => placeMeanings.has(meaning));
  const isNear = (found: readonly Hit[]) => {
    const inOrder = found.toSorted((one, other) => one.from - other.from);
    return inOrder.every((hit, index) => {
      const next = inOrder[index + 1];
      if (!next) return true;
      const gap = (weight[next.from] ?? 0) - (weight[hit.to] ?? weight[hit.from] ?? 0);
      if (gap > WIDEST_GAP) return false;
      // "Chest infection and ear pain" is no pain of the chest.
      return (
        !hasPlace ||
        !hits.some(
          ({ from, to, meaning }) =>
            from >= hit.to && to <= next.from && placeMeanings.has(meaning) && !own.has(meaning),
        )
      );
    });
  };
  const choose = (left: readonly (readonly Hit[])[], found: readonly Hit[]): readonly Hit[] | null => {
    const [option, ...rest] = left;
    if (!option) return isNear(found) && isWanted(found) ? found : null;
    for (const hit of option) {
      if (found.some(({ from, to }) => from < hit.to && hit.from < to)) continue;
      const all = choose(rest, [...found, hit]);
      if (all) return all;
    }
    return null;
  };
  return choose(options, []);
}

const LONG_AGO = meantBy('years ago');
const NOW: Unit[][] = ['now', 'suddenly'].map(meantBy);

/** Parts a text of an editor at commas and lines. */
export const partSayings = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,،;؛\n]+/)
    .map((saying) => saying.trim())
    .filter(Boolean);

/**
 * Makes the finder of signs of danger in what people type: the same for the site and for the editor that tries a sentence. A
 * sentence is found in any words of its meanings (./warning-words), in any order, with slips, in Arabic of either script.
 * @returns the signs that a text speaks of, the surest first
 */
export function createSignFinder(signs: readonly SignWords[]): (text: string) => FoundSign[] {
  const own = new Set<string>();
  const sayingsOf = ({ name, everydayWords }: SignWords) =>
    [name, ...partSayings(everydayWords)].map((saying) => {
      for (const word of foldedWords(saying)) own.add(word);
      return unitsOf(saying);
    });
  const known = [...groupBy(signs, ({ id }) => id)].map(([id, all]) => ({
    id,
    sayings: all.flatMap(sayingsOf),
  }));
  // What is harmless for one sign is so for all; a single word says too little.
  const notMeant = signs
    .flatMap((sign) => partSayings(sign.notMeant).map(unitsOf))
    .filter((units) => units.length > 1);
  const latinReader = createLatinReader({
    words: [...lexicon.flatMap(({ words }) => words), ...own],
    isKnown: (word) => formsOfWord(word).some((form) => byFirst.has(form) || own.has(form)),
  });
  const find = (text: string): (FoundSign & { sure: number })[] => {
    const read = readText(text, { own });
    const isPast = findUnits({ units: LONG_AGO, read }) && !NOW.some((units) => findUnits({ units, read }));
    if (isPast) return [];
    const harmless = [
      ...(read.byMeaning.get('HARMLESS') ?? []),
      ...notMeant.flatMap((units) => findUnits({ units, read }) ?? []),
    ];
    const isHarmless = ({ from, to }: Hit) => harmless.some((hit) => hit.from <= from && to <= hit.to);
    const isWanted = (found: readonly Hit[]) =>
      !found.every(isHarmless) && !found.some((hit) => aloneMeanings.has(hit.meaning) && isHarmless(hit));
    return known.flatMap(({ id, sayings }) => {
      const said = sayings.flatMap((units) => {
        const hits = findUnits({ units, read, isWanted });
        return hits ? [hits] : [];
      });
      if (said.length === 0) return [];
      const words = said.flatMap((hits) => hits.flatMap(({ from, to }) => read.words.slice(from, to)));
      return [{ id, words: [...new Set(words)], sure: Math.max(...said.map((hits) => hits.length)) }];
    });
  };
  return (text) => {
    const inArabic = latinReader(text);
    const found = [...find(text), ...(inArabic === text ? [] : find(inArabic))].toSorted(
      (one, other) => other.sure - one.sure,
    );
    return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  };
}
