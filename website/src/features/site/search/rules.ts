import { resemblesDanger } from '@/contract/danger-score';
import { foldText } from '@/contract/fold-text';
import { createLatinReader, writeInArabic } from '@/contract/latin-arabic';
import { isNoise } from '@/contract/noise-words';
import { createSignFinder, partSayings, type SignWords } from '@/contract/warning-signs';
import type { Locale } from '@/i18n/routing';
import { saysNoPlace } from './general-words';
import { createTextIndex, type IndexedText } from './index-rules';

/** Kinds that can be found, in the order in which equals are shown. */
export const KINDS = [
  'symptom',
  'specialty',
  'doctor',
  'service',
  'branch',
  'question',
  'article',
  'offer',
  'page',
  'vacancy',
  'redFlag',
] as const;
export type Kind = (typeof KINDS)[number];

/** Sayings by which an entry is found in one language. */
export interface Sayings extends Omit<SignWords, 'id'> {
  /** Other texts of the entry, each looked at as a whole: a title, an address. */
  texts?: readonly (string | null | undefined)[] | undefined;
}

export interface Searchable {
  kind: Kind;
  id: string;
  byLocale: Partial<Record<Locale, Sayings>>;
  /** Document ids: what a symptom leads to, what a doctor is a specialist in, which specialties offer a service. */
  specialtyIds?: readonly string[];
  serviceId?: string | null;
  redFlagId?: string | null;
  isTreatedElsewhere?: boolean;
}

/** Names of these are found in any spelling. */
const NAMED: readonly Kind[] = ['doctor', 'branch'];
/** Kinds that may be read beside a warning: nothing of it leads to a time. */
const READING: readonly Kind[] = ['question', 'article', 'page'];
/** Order of kinds among equals: a complaint leads to a symptom before an article or question. */
const WORTH: Record<Kind, number> = {
  symptom: 1.04,
  specialty: 1,
  doctor: 1.02,
  service: 1,
  branch: 1,
  question: 0.8,
  article: 0.85,
  offer: 0.85,
  page: 0.85,
  vacancy: 0.85,
  redFlag: 1,
};
/** A match below this says too little. */
const LEAST = 0.25;
/** Score from which on the clinic's own words were found, which count more than resemblance to an emergency. */
const CLEAR = 0.6;
/** Number of results that are looked through for doctors. */
const LOOKED_AT = 24;

export type SearchIndex = ReturnType<typeof createSearchIndex>;

export const keyOf = ({ kind, id }: Pick<Searchable, 'kind' | 'id'>) => `${kind}:${id}`;

const ownSayings = ({ byLocale }: Searchable) =>
  Object.values(byLocale).flatMap(({ name, everydayWords }) => [name, ...partSayings(everydayWords)]);

function indexedOf(entry: Searchable): IndexedText {
  const inLanguages = Object.values(entry.byLocale);
  const texts = inLanguages.flatMap(({ texts: own = [] }) => own.flatMap((text) => text?.trim() || []));
  return {
    id: keyOf(entry),
    sayings: [...ownSayings(entry), ...texts],
    names: NAMED.includes(entry.kind) ? inLanguages.map(({ name }) => name) : [],
  };
}

/** An index of everything that a search answers from, in both languages at once. */
export function createSearchIndex(entries: readonly Searchable[]) {
  const elsewhere = entries.filter(({ isTreatedElsewhere }) => isTreatedElsewhere);
  const indexed = entries
    .filter((entry) => entry.kind !== 'redFlag' && !entry.isTreatedElsewhere)
    .map(indexedOf);
  const words = [...indexed.flatMap(({ sayings }) => sayings), ...elsewhere.flatMap(ownSayings)].flatMap(
    (saying) => foldText(saying).split(' '),
  );
  const known = new Set(words);
  const reader = createLatinReader({ words: known, isKnown: (word) => known.has(word) });
  return {
    /** Entries by {@link keyOf}. */
    entries: new Map(entries.map((entry) => [keyOf(entry), entry])),
    texts: createTextIndex(indexed),
    // A sign is said in its own words or in those of a symptom that leads to it.
    findSigns: createSignFinder(
      entries.flatMap(({ kind, id, redFlagId, byLocale }) => {
        const sign = kind === 'redFlag' ? id : redFlagId;
        return sign ? Object.values(byLocale).map((words) => ({ ...words, id: sign })) : [];
      }),
    ),
    findElsewhere: createSignFinder(
      elsewhere.flatMap(({ id, byLocale }) => Object.values(byLocale).map((words) => ({ ...words, id }))),
    ),
    /** Writes Arabic in Latin letters in its own. */
    readLatin: (text: string) => writeInArabic({ text, reader }),
  };
}

/**
 * Returns the results of a search, best first; none for an empty one. A warning sign is found by its own words or by
 * those of a symptom that leads to it; a text without a sign that resembles emergencies counts like one. With either,
 * only results to read are left. `warnings` are document ids, the surest first; `elsewhere` is that of a symptom which the
 * clinic does not treat, where there is nothing that it does.
 */
export function search({ index, query, limit }: { index: SearchIndex; query: string; limit: number }) {
  const text = index.readLatin(query);
  const ranked = rank(index, text);
  const warnings = index.findSigns(query).map(({ id }) => id);
  const [elsewhere] = index.findElsewhere(query);
  const left = elsewhere ? withoutWords(text, elsewhere.words) : text;
  const isClear = left === '' || (ranked[0]?.score ?? 0) >= CLEAR;
  const mayBeEmergency = warnings.length > 0 || (!isClear && resemblesDanger(query));
  if (mayBeEmergency) {
    const reading = ranked.filter(({ entry }) => READING.includes(entry.kind));
    // A text that is only like an emergency says too little to choose an article by.
    return {
      mayBeEmergency,
      warnings,
      elsewhere: null,
      results: warnings.length > 0 ? listed(reading, limit) : [],
    };
  }
  // A possible sign, not said clearly enough for a warning, never leads to a bookable time.
  const results = listed(elsewhere ? rank(index, left) : ranked, limit).filter(({ redFlagId }) => !redFlagId);
  return {
    mayBeEmergency,
    warnings,
    elsewhere: results.length === 0 ? (elsewhere?.id ?? null) : null,
    results,
  };
}

interface Ranked {
  entry: Searchable;
  score: number;
}

function rank(index: SearchIndex, text: string): Ranked[] {
  return index.texts
    .search(text, LOOKED_AT)
    .flatMap(({ id, score }) => {
      const entry = index.entries.get(id);
      return entry ? [{ entry, score: score * WORTH[entry.kind] }] : [];
    })
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score);
}

function listed(ranked: readonly Ranked[], limit: number): Searchable[] {
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ score }) => score >= best * 0.55)
    .map(({ entry }) => entry)
    .slice(0, limit);
}

/** Removes the words about what is treated elsewhere; empty if only pain and a person are left. */
function withoutWords(text: string, words: readonly string[]): string {
  const left = foldText(text)
    .split(' ')
    .filter((word) => !words.includes(word));
  return left.some((word) => !isNoise(word) && !saysNoPlace(word)) ? left.join(' ') : '';
}
