import { foldText } from './fold-text';
import { isNoise } from './noise-words';
import { CLASSES, MEANINGS, NOT_SLIPS } from './warning-words';
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
  /** The meaning by which it is one of a class. */
  of?: string;
}

/** "Not" is heard over so many words. */
const DENIED_OVER = 4;
const SHORTEST_SLIP = 5;
/** Numbers of tablets that are too many; more are milligrams. */
const [MANY, MOST] = [8, 200];
const NO_TABLETS =
  /^(?:mg|milligrams?|ml|g|days?|weeks?|months?|years?|hours?|minutes?|mins?|am|pm|percent|ملغ|مجم|مللي|يوم|ايام|ساعه|ساعات|سنه|سنين|شهر)$/;
const SHORTEST_TWO_SLIPS = 8;
/** Numbers that are too low or too high for the measure before them. */
const MEASURES: readonly (readonly [of: RegExp, from: number, to: number, meaning: string])[] = [
  [/^(?:spo2|sats?|saturation|o2|oxygen|ال?اكسجين)$/, 40, 91, 'LOW'],
  [/^(?:sugar|glucose|g?rbs|ال?سكره?ا?)$/, 15, 60, 'LOW'],
  [/^(?:bp|pressure|ال?ضغط[هيو]?ا?)$/, 180, 260, 'PRESSURE_HIGH'],
];
const MEASURED_WITHIN = 3;
const YEAR = /^(?:19|20)\d\d$/;
/** A number in front of what is counted. */
export const COUNT =
  /^(?:\d+|a|an|few|some|many|several|couple|of|one|two|three|four|five|ten|كام|كم|اكتر|اكثر|نص|ربع|تلات|ثلاث|ثلاثه|اربع|خمس|خمسه|ست|سته|سبع|تمن|عشر|عشره|عشرين|ثلاثين|تلاتين|قبل|منذ|من)$/;
/** Words that only turn others round. */
export const MARKS = new Set(['NOT', 'NONE', 'HARD', 'ABLE', 'BUT']);
const DENYING = new Set(['NOT', 'NONE', 'HARD']);
export const foldedWords = (text: string) => foldText(text).split(' ').filter(Boolean);

const meaningNamed = (name: string) =>
  name.startsWith('NOT ') ? { meaning: name.slice(4), isDenied: true } : { meaning: name, isDenied: false };

export const lexicon = MEANINGS.trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', forms = ''] = line.split(': ');
    const { meaning, isDenied } = meaningNamed(name);
    return forms.split(', ').map((form) => ({ words: foldedWords(form), meaning, isDenied }));
  });
const classes = CLASSES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', members = ''] = line.split(': ');
    return { name, members: members.split(', ').map(meaningNamed) };
  });
/** Classes that a meaning belongs to, each with the member that says how. */
const classesByMeaning = groupBy(
  classes.flatMap((one) => one.members.map((member) => ({ ...member, one }))),
  ({ meaning }) => meaning,
);
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
/** Letters that some dialects say alike, as one of them: Iraq's "ماكدر" is "ماقدر". */
const ALIKE: Readonly<Record<string, string>> = { ق: 'ك', ث: 'ت', ذ: 'د', ظ: 'ض' };
const alike = (word: string) => word.replace(/[قثذظ]/g, (letter) => ALIKE[letter] ?? letter);
const byAlike = groupBy([...byFirst.keys()], alike);
const singlesByLetter = groupBy(singles, (word) => word[0] ?? '');

const mayBeSlip = (word: string) =>
  word.length >= SHORTEST_SLIP && !notSlips.has(word) && !isNoise(word) && !/\d/.test(word);

/** Words of the sentences themselves, by their first letter. */
export type OwnWords = ReadonlyMap<string, readonly string[]>;

/** Words of the sentences themselves that a misspelt word may be, where the lexicon does not know it. */
function slipsIn(word: string, own: OwnWords): string[] {
  const near = mayBeSlip(word) ? (own.get(word[0] ?? '') ?? []) : [];
  return near.includes(word) ? [] : near.filter((one) => lettersOff(word, one) === 1);
}

function slipsOf(word: string): string[] {
  if (!mayBeSlip(word)) return [];
  const most = word.length >= SHORTEST_TWO_SLIPS && /[a-z]/.test(word) ? 2 : 1;
  return (singlesByLetter.get(word[0] ?? '') ?? []).filter((known) => {
    const off = lettersOff(word, known);
    return off <= most && (off < 2 || known.startsWith(word.slice(0, 2)));
  });
}

/** Reads the meanings of a text. A word without a meaning is kept as written, for signs that contain it. */
export function readText(
  text: string | readonly (readonly string[])[],
  { isSaying = false, own }: { isSaying?: boolean; own?: OwnWords } = {},
) {
  const readings = typeof text === 'string' ? foldedWords(text).map((word) => [word]) : text;
  const words = readings.map(([first = '']) => first);
  const forms = readings.map((all) => [
    ...all,
    ...all.flatMap((word) => formsOfWord(word).filter((form) => form !== word)),
  ]);
  const isCount = (at: number) => COUNT.test(words[at] ?? '');
  /** Index at which a phrase that begins at a word ends; a number may stand in it. -1 where it is not said. */
  const endOf = (phrase: readonly string[], at: number) => {
    let next = at + 1;
    for (const word of phrase.slice(1)) {
      if (!forms[next]?.includes(word) && isCount(next)) next += 1;
      if (!forms[next]?.includes(word)) return -1;
      next += 1;
    }
    return next;
  };
  const hits: Hit[] = [];
  for (const [at, formsHere] of forms.entries()) {
    let isKnown = false;
    // Only the likeliest reading turns others round.
    const mainForms = formsOfWord(words[at] ?? '');
    const look = (firsts: readonly string[], longerThan = 0) => {
      for (const first of firsts)
        for (const { words: phrase, meaning, isDenied } of byFirst.get(first) ?? []) {
          if (phrase.length <= longerThan) continue;
          const to = endOf(phrase, at);
          if (to < 0 || (MARKS.has(meaning) && !mainForms.includes(first))) continue;
          isKnown = true;
          hits.push({ from: at, to, meaning, isDenied, isAbsent: false });
        }
    };
    const readingsHere = readings[at]?.length ?? 1;
    look(formsHere.slice(0, readingsHere));
    // A word known as it stands is not read as another one with a prefix.
    look(formsHere.slice(readingsHere), isKnown ? 1 : 0);
    const word = words[at] ?? '';
    if (Number(word) >= MANY && Number(word) <= MOST && !NO_TABLETS.test(words[at + 1] ?? ''))
      hits.push({ from: at, to: at + 1, meaning: 'MANY', isDenied: false, isAbsent: false });
    if (YEAR.test(word))
      hits.push({ from: at, to: at + 1, meaning: 'LONG_AGO', isDenied: false, isAbsent: false });
    for (const [of, least, most, meaning] of MEASURES)
      if (Number(word) >= least && Number(word) <= most)
        if (words.slice(Math.max(0, at - MEASURED_WITHIN), at).some((one) => of.test(one)))
          hits.push({ from: at, to: at + 1, meaning, isDenied: false, isAbsent: false });
    const inner = /^و?ما?(.{2,})ش$/.exec(word)?.[1];
    if (!isKnown && inner) {
      const before = hits.length;
      look(formsOfWord(inner));
      for (const hit of hits.slice(before)) hit.isDenied = true;
    }
    if (!isKnown && !notSlips.has(word)) look(formsHere.flatMap((form) => byAlike.get(alike(form)) ?? []));
    // Doctors write without slips, and what they write is not taken for another word.
    if (!isKnown && !isSaying) look([word, word.replace(/^[وفبلك]?ال/, '')].flatMap(slipsOf));
    if (!isNoise(word)) {
      const slips = own && !isKnown ? slipsIn(word, own) : [];
      for (const form of new Set([...formsHere, ...slips]))
        hits.push({ from: at, to: at + 1, meaning: `=${form}`, isDenied: false, isAbsent: false });
    }
  }
  deny({ hits, words, isSaying });
  if (!isSaying) hits.push(...hits.flatMap(classesOf));
  let said = 0;
  /** Number of meaningful words before each word. */
  const weight = words.map((word) => {
    const before = said;
    if (!isNoise(word)) said += 1;
    return before;
  });
  return { words, hits, byMeaning: groupBy(hits, ({ meaning }) => meaning), weight };
}

/** The classes of meanings that a hit belongs to, as hits of their own. */
function classesOf(hit: Hit): Hit[] {
  const meant = (classesByMeaning.get(hit.meaning) ?? []).filter(({ meaning, isDenied }) =>
    isDenied ? hit.isDenied && !MARKS.has(meaning) : !hit.isAbsent,
  );
  return [...new Set(meant.map(({ one }) => one))].map(({ name }) => ({
    ...hit,
    meaning: name,
    isDenied: false,
    isAbsent: false,
    of: hit.meaning,
  }));
}

/** Words that deny the word behind them and nothing further: "not choking", where "cannot" would be of another verb. */
const PLAIN_NOT =
  /^(?:not|no|isnt|arent|wasnt|never|without|مش|مو|مب|موب|ليس|ليست|لا|لم|بدون|بلا|مفيش|مافي)$/;

/** Marks hits under "not", "hardly" and "no". */
function deny({ hits, words, isSaying }: { hits: Hit[]; words: readonly string[]; isSaying: boolean }): void {
  /** Returns how many words "not" denies; in a sentence of a doctor only the next one. */
  const over = (mark: Hit) => {
    if (!isSaying) return DENIED_OVER;
    const next = hits
      .filter(({ from, meaning }) => from >= mark.to && !MARKS.has(meaning))
      .map(({ from }) => from);
    return Math.min(...next) - mark.to + 1;
  };
  const undone = new Set<Hit>();
  const marks = hits.filter(({ meaning }) => DENYING.has(meaning));
  const nones = marks.filter(
    ({ meaning, to }) => meaning === 'NONE' || /^(?:ولا|nor)$/.test(words[to - 1] ?? ''),
  );
  const ends = hits.filter(({ meaning }) => meaning === 'BUT').map(({ from }) => from);
  const isCut = (from: number, to: number) => ends.some((end) => end > from && end < to);
  for (const mark of marks) {
    const isNone = mark.meaning === 'NONE';
    // "No trouble breathing" is breathing, as is "nor trouble breathing".
    const isUndone = mark.meaning === 'HARD' && nones.some(({ to }) => to <= mark.from && mark.from - to < 2);
    const isPlain = PLAIN_NOT.test(words[mark.to - 1] ?? '');
    for (const hit of hits) {
      if (MARKS.has(hit.meaning)) continue;
      const after = hit.from - mark.to;
      const before = mark.from - hit.to;
      const isUnder = after >= 0 && after < over(mark) && !isCut(mark.from, hit.from);
      // "His breath is short": the word for "hard" may come after the organ.
      const isBehind = mark.meaning === 'HARD' && before >= 0 && before < 2;
      if (isUndone) {
        if (isUnder) undone.add(hit);
      } else if (isUnder || isBehind) hit.isDenied = true;
      if (isUnder && (isNone || (isPlain && after === 0))) hit.isAbsent = true;
    }
  }
  for (const hit of undone) hit.isDenied = false;
}
