import MiniSearch, { type Query } from 'minisearch';
import { lettersOff } from '@/contract/word-slips';
import { isFeeling } from './general-words';
import { soundTerm, type Term, termsOf } from './term-rules';

/** Entry that is found by its names and by what people say of it, in any language. */
export interface IndexedText {
  id: string;
  /** Sayings: names, and each of the ways people put it. What is typed is held against each as a whole. */
  sayings: readonly string[];
  /** Names of people or places, found in any spelling too. */
  names?: readonly string[];
}

/** Words of a query beyond these are not looked at. */
const MOST_TERMS = 12;
/** Number of the rarest terms by which candidates are sought. */
const SOUGHT = 4;
/** Number of candidates that are looked at closely. */
const CANDIDATES = 160;
const SHORTEST_BEGINNING = 3;

/** Certainty that a word is the one that was typed. */
const SURE = {
  form: 1,
  root: 0.8,
  sound: 0.9,
  oneOff: 0.78,
  oneOffShort: 0.55,
  twoOff: 0.62,
  beginning: 0.72,
};
/** Weight of a word that is met nowhere. */
const UNKNOWN = 0.3;
/** Weight of the part of a saying that is not in the query. */
const LEFT_OVER = 0.25;

/** Terms of a saying, as they stand in the index, and how much each of them says. */
interface Saying {
  terms: readonly (readonly string[])[];
  weights: readonly number[];
}

const keysOf = ({ forms, root }: Term) => (root ? [...forms, root] : [...forms]);

function keysOfName(name: string): string[][] {
  return termsOf(name).map((term) => {
    const sound = soundTerm(term.word);
    return sound ? [...keysOf(term), sound] : keysOf(term);
  });
}

/**
 * Makes an index of texts in memory. The engine (MiniSearch) finds the candidates, by word, beginning and misspelling;
 * they are then compared with the query saying by saying, so that "ear pain" is not found where somebody speaks of ears
 * and, elsewhere, of a pain.
 */
export function createTextIndex(texts: readonly IndexedText[]) {
  const engine = new MiniSearch<{ id: string; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const termsById = new Map<string, string[][][]>();
  const spread = new Map<string, number>();
  for (const { id, sayings, names = [] } of texts) {
    const own = [...sayings.map((saying) => termsOf(saying).map(keysOf)), ...names.map(keysOfName)].filter(
      (keys) => keys.length > 0,
    );
    const keys = new Set(own.flat(2));
    for (const key of keys) spread.set(key, (spread.get(key) ?? 0) + 1);
    termsById.set(id, own);
    engine.add({ id, text: [...keys].join(' ') });
  }
  /** The rarer a word is, the more it weighs. */
  const weightOf = (keys: readonly string[]) => {
    const count = Math.max(1, ...keys.map((key) => spread.get(key) ?? 0));
    return Math.log(1 + texts.length / count);
  };
  // Weighed once: a search judges some thousand sayings.
  const byId = new Map(
    [...termsById].map(([id, own]) => [
      id,
      own.map((terms): Saying => ({ terms, weights: terms.map(weightOf) })),
    ]),
  );

  /** Returns the rarest terms: one in nearly every text distinguishes nothing, and takes the longest. */
  const rarest = (terms: readonly Term[]) =>
    terms.length <= SOUGHT
      ? terms
      : terms
          .map((term) => ({ term, weight: weightOf(keysOf(term)) * (isKnown(term, spread) ? 1 : UNKNOWN) }))
          .sort((one, other) => other.weight - one.weight)
          .slice(0, SOUGHT)
          .map(({ term }) => term);

  return {
    /**
     * The best matches, best first; empty for a query that says nothing. A score from 0 to 1 is how much of the query is
     * in one saying, and how much of that saying is in the query.
     */
    search(query: string, limit: number): { id: string; score: number }[] {
      const terms = termsOf(query).slice(0, MOST_TERMS);
      if (terms.length === 0) return [];
      const found = engine.search({
        combineWith: 'OR',
        queries: rarest(terms).flatMap((term) => queriesOf(term, spread, term === terms.at(-1))),
      });
      // "Knee pain" is no earache: of what was asked more must be known than that it hurts.
      const sought = terms.map((term) => ({ isFeeling: isFeeling(term.word), surenessOf: judgeOf(term) }));
      const telling = sought.filter((term) => !term.isFeeling);
      const told = new Map<string, boolean>();
      const isTold = (key: string) => {
        const before = told.get(key);
        if (before !== undefined) return before;
        const now = telling.some(({ surenessOf }) => surenessOf(key) > 0);
        told.set(key, now);
        return now;
      };
      const meant = found.filter(({ match }) => telling.length === 0 || Object.keys(match).some(isTold));
      const candidates = meant.slice(0, CANDIDATES);
      const met = new Set(candidates.flatMap(({ match }) => Object.keys(match)));
      const asked = sought.map(({ surenessOf }) => {
        const judged = [...met].map((key) => [key, surenessOf(key)] as const);
        const sure = new Map(judged.filter(([, sureness]) => sureness > 0));
        // A word that nothing knows says less than one that something does: "yesterday", a name, a slip.
        return { sure, weight: weightOf([...sure.keys()]) * (sure.size > 0 ? 1 : UNKNOWN) };
      });
      return candidates
        .flatMap(({ id }) => {
          const sayings = byId.get(id);
          return sayings ? [{ id, score: judge(sayings, asked) }] : [];
        })
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
    },
  };
}

const isKnown = (term: Term, spread: ReadonlyMap<string, number>) =>
  term.forms.some((form) => spread.has(form));

function queriesOf(term: Term, spread: Map<string, number>, isLast: boolean): Query[] {
  const { word, forms, root } = term;
  // All forms of a word are indexed: the shortest one matches all others.
  const shortest = forms.reduce((one, other) => (other.length < one.length ? other : one), word);
  const keys = new Set(
    [shortest, root, soundTerm(word)].flatMap((key) => (key !== null && spread.has(key) ? [key] : [])),
  );
  const exact: Query[] = keys.size > 0 ? [{ queries: [...keys], combineWith: 'OR' }] : [];
  const known = isKnown(term, spread);
  const beginning: Query[] =
    word.length >= SHORTEST_BEGINNING && (isLast || !known) ? [{ queries: [word], prefix: true }] : [];
  if (known) return [...exact, ...beginning];
  const misspelt = [...new Set([word, shortest])].filter(mayBeMisspelt);
  const swapped = misspelt.flatMap(swapsOf).filter((form) => spread.has(form));
  return [
    ...exact,
    ...beginning,
    ...(swapped.length > 0 ? [{ queries: swapped, combineWith: 'OR' } as const] : []),
    ...misspelt.map((form) => ({ queries: [form], fuzzy: mostOff(form) })),
  ];
}

/** A word with each two neighbours changed. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** Returns how many letters of a word may be wrong. */
const mostOff = (word: string) => (word.length >= 7 ? 2 : 1);
/** Arabic words are short, as their vowels are not written. */
const mayBeMisspelt = (word: string) => word.length >= (/\p{Script=Arabic}/u.test(word) ? 3 : 4);

/** Returns a function that scores how well a term of the index matches the searched one; 0 for no match. */
function judgeOf({ word, forms, root }: Term): (key: string) => number {
  const sound = soundTerm(word);
  const misspelt = forms.filter(mayBeMisspelt);
  return (key) => {
    if (key === root) return SURE.root;
    if (key === sound) return SURE.sound;
    if (key.startsWith('#') || key.startsWith('~')) return 0;
    if (forms.includes(key)) return SURE.form;
    if (word.length >= SHORTEST_BEGINNING && key.startsWith(word))
      return SURE.beginning + (0.2 * word.length) / key.length;
    const off = Math.min(...misspelt.map((form) => lettersOff(form, key)));
    if (off === 1 && key.length >= 3) return key.length > 3 ? SURE.oneOff : SURE.oneOffShort;
    return off === 2 && key.length >= 5 ? SURE.twoOff : 0;
  };
}

function judge(sayings: readonly Saying[], asked: readonly { sure: Map<string, number>; weight: number }[]) {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const anywhere = asked.map(() => 0);
  let best = 0;
  for (const { terms, weights } of sayings) {
    const taken = terms.map(() => 0);
    let covered = 0;
    for (const [index, { sure, weight }] of asked.entries()) {
      let most = 0;
      let place = -1;
      for (const [at, keys] of terms.entries()) {
        for (const key of keys) {
          const value = sure.get(key) ?? 0;
          if (value > most) [most, place] = [value, at];
        }
      }
      covered += most * weight;
      anywhere[index] = Math.max(anywhere[index] ?? 0, most);
      if (place >= 0) taken[place] = Math.max(taken[place] ?? 0, most);
    }
    const coverage = covered / total;
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const used = weights.reduce((sum, weight, at) => sum + weight * (taken[at] ?? 0), 0);
    const score = coverage * (1 - LEFT_OVER + (LEFT_OVER * used) / all);
    if (score > best) best = score;
  }
  // The other sayings count a little: people tell a complaint in two halves.
  const spread = asked.reduce((sum, { weight }, index) => sum + weight * (anywhere[index] ?? 0), 0) / total;
  return best * 0.8 + spread * 0.2;
}
