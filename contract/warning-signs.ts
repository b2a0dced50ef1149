import { createLatinReader } from './latin-arabic';
import { isNoise } from './noise-words';
import {
  byFirst,
  COUNT,
  foldedWords,
  groupBy,
  type Hit,
  lexicon,
  MARKS,
  type OwnWords,
  readText,
} from './warning-text';
import { ALONE, ORDINARY, PLACES } from './warning-words';
import { formsOfWord } from './word-slips';

/** Words by which a sign of danger is found in one language: its own, or those of a symptom that leads to it. */
export interface SignWords {
  id: string;
  name: string;
  /** Everyday sentences for it, parted by commas or lines. */
  everydayWords?: string | null | undefined;
  /** Harmless sentences that sound like it, parted likewise. */
  notMeant?: string | null | undefined;
}

export interface FoundSign {
  id: string;
  /** The words of the text, folded, by which it was found. */
  words: readonly string[];
}

type Read = ReturnType<typeof readText>;

/** Meanings of which one has to be there, each maybe denied. */
interface Unit {
  meanings: readonly { meaning: string; isDenied: boolean }[];
}

/** Most meaningful words between two words of one sentence. */
const WIDEST_GAP = 4;
const placeMeanings = new Set(PLACES.split(' '));
const aloneMeanings = new Set(ALONE.split(' '));

/** Returns what a sentence of a doctor asks for: its longest phrases, and words as they are where none is known. */
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
    const known = longest.filter(({ meaning }) => !isDoubtful || !meaning.startsWith('='));
    // "Ate poison" is no "after poison", though "ate eggs, swelled" is said of what came after.
    const isMore = known.some(({ meaning }) => meaning !== 'AFTER');
    const meanings = known.filter(({ meaning }) => !isMore || meaning !== 'AFTER');
    if (meanings.length > 0)
      units.push({ meanings: meanings.map(({ meaning, isDenied }) => ({ meaning, isDenied })) });
    at = to;
  }
  return units;
}

const answersTo = ({ unit, read, isSaid }: { unit: Unit; read: Read; isSaid: boolean }) =>
  unit.meanings.flatMap(({ meaning, isDenied }) =>
    (read.byMeaning.get(meaning) ?? []).filter((hit) =>
      isDenied ? hit.isDenied : !(isSaid ? hit.isDenied : hit.isAbsent),
    ),
  );

/** The words of the text that say all units, near each other; null where they do not, or where `isWanted` takes none. */
function findUnits(given: {
  units: readonly Unit[];
  read: Read;
  /** True when nothing of it may be denied: "cannot breathe fine" is no fine breathing. */
  isSaid?: boolean;
  isWanted?: (found: readonly Hit[]) => boolean;
}): readonly Hit[] | null {
  const { units, read, isSaid = false, isWanted = () => true } = given;
  const { hits, weight, byMeaning } = read;
  // Nearly all of the sentences that a text is held against end here.
  if (!units.every(({ meanings }) => meanings.some(({ meaning }) => byMeaning.has(meaning)))) return null;
  const options: Hit[][] = [];
  for (const unit of units) {
    const option = answersTo({ unit, read, isSaid });
    if (option.length === 0) return null;
    options.push(option);
  }
  if (options.length === 0) return null;
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
      const isTwice = ({ from, to, of }: Hit) =>
        (from < hit.to && hit.from < to) || (of !== undefined && of === hit.of);
      if (found.some(isTwice)) continue;
      const all = choose(rest, [...found, hit]);
      if (all) return all;
    }
    return null;
  };
  return choose(options, []);
}

const LONG_AGO = meantBy('years ago');
/** May stand between what happened and how long ago: "a stroke (of the brain) in 2015". */
const BEFORE_AGO = /^(?:in|back|دماغيه)$/;
const NOW: Unit[][] = ['now', 'suddenly'].map(meantBy);

/** Parts a text of an editor at commas and lines. */
export const partSayings = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,،;؛\n]+/)
    .map((saying) => saying.trim())
    .filter(Boolean);

function split<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isTrue), items.filter((item) => !isTrue(item))];
}

/** Makes the finder of signs of danger in what people type, surest first: any word order, slips, Arabic of either script. */
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
  // A harmless saying of one sign is harmless for all; a single word says too little.
  const [saidFine, notMeant] = split(
    signs.flatMap((sign) => partSayings(sign.notMeant).map(unitsOf)).filter((units) => units.length > 1),
    (units) => units.some(({ meanings }) => meanings.some(({ meaning }) => meaning === 'FINE')),
  );
  const latinReader = createLatinReader({
    words: [...lexicon.flatMap(({ words }) => words), ...own, ...ORDINARY.split(' ')],
    isKnown: (word) => formsOfWord(word).some((form) => byFirst.has(form) || own.has(form)),
  });
  const ownWords: OwnWords = groupBy([...own], (word) => word[0] ?? '');
  const find = (text: string | readonly (readonly string[])[]): (FoundSign & { sure: number })[] => {
    const read = readText(text, { own: ownWords });
    const isNow = NOW.some((units) => findUnits({ units, read }));
    // An article or a course about a sign, read by nobody who is in danger.
    const isAsking = typeof text === 'string' && !isNow && read.byMeaning.has('ASKING');
    const ago = isNow ? null : findUnits({ units: LONG_AGO, read });
    // "A heart attack two years ago" is over; "cannot breathe, operated two years ago" is not.
    const isPast = (found: readonly Hit[]) => {
      if (!ago) return false;
      const end = Math.max(...found.map(({ to }) => to));
      const begin = Math.min(...ago.map(({ from }) => from));
      return (
        end <= begin &&
        read.words.slice(end, begin).every((word) => COUNT.test(word) || BEFORE_AGO.test(word))
      );
    };
    const fine = new Set(saidFine.flatMap((units) => findUnits({ units, read, isSaid: true }) ?? []));
    const harmless = [
      ...fine,
      ...(read.byMeaning.get('HARMLESS') ?? []),
      ...notMeant.flatMap((units) => findUnits({ units, read }) ?? []),
    ];
    const isHarmless = ({ from, to, meaning }: Hit) =>
      harmless.some(
        (hit) => hit.from <= from && (to <= hit.to || (hit.from === from && hit.meaning === meaning)),
      );
    const isWanted = (found: readonly Hit[]) =>
      !isAsking &&
      !isPast(found) &&
      !found.every(isHarmless) &&
      !found.some((hit) => fine.has(hit)) &&
      (found.length > 2 || !found.some((hit) => aloneMeanings.has(hit.meaning) && isHarmless(hit)));
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
    const found = [...find(text), ...(inArabic ? find(inArabic) : [])].toSorted(
      (one, other) => other.sure - one.sure,
    );
    return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  };
}
