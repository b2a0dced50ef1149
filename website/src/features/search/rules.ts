import type { Locale } from '@/i18n/routing';
import { createTextIndex, type IndexedText, type TextIndex } from '@/lib/search/text-index';

/** What can be found, in the order in which equals are shown. */
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

/** What an entry is found by in one language. */
export interface Sayings {
  name: string;
  /** Parted by commas or lines. */
  everydayWords?: string | null | undefined;
  /** Other texts of the entry, each looked at as a whole: a title, an address. */
  texts?: readonly (string | null | undefined)[] | undefined;
}

/** An entry as the index knows it. */
export interface Searchable {
  kind: Kind;
  /** Document id. */
  id: string;
  byLocale: Partial<Record<Locale, Sayings>>;
  /** Document ids: what a symptom leads to, what a doctor is a specialist in, which specialties offer a service. */
  specialtyIds?: readonly string[];
  serviceId?: string | null;
  redFlagId?: string | null;
}

/** Names of these are found in any spelling. */
const NAMED: readonly Kind[] = ['doctor', 'branch'];
/**
 * What people are looked for by comes first among equals: a complaint leads to a symptom, and an article or a question is
 * read by whoever looks for no more.
 */
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
/** From here on a warning sign is what was meant: it is better shown once too often. */
const WARN_FROM = 0.5;
/** So much of one of its sayings must have been said. */
const WARN_FIT = 0.6;
/** So many are looked through for warnings and doctors. */
const LOOKED_AT = 24;

export interface SearchIndex {
  /** By {@link keyOf}. */
  entries: ReadonlyMap<string, Searchable>;
  texts: TextIndex;
}

export const keyOf = ({ kind, id }: Pick<Searchable, 'kind' | 'id'>) => `${kind}:${id}`;

const sayingsOf = ({ name, everydayWords, texts = [] }: Sayings) =>
  [name, ...(everydayWords ?? '').split(/[,،;؛\n]+/), ...texts].flatMap((saying) => saying?.trim() || []);

function indexedOf(entry: Searchable): IndexedText {
  const inLanguages = Object.values(entry.byLocale);
  return {
    id: keyOf(entry),
    sayings: inLanguages.flatMap(sayingsOf),
    names: NAMED.includes(entry.kind) ? inLanguages.map(({ name }) => name) : [],
  };
}

/** An index of everything that a search answers from, in both languages at once. */
export function createSearchIndex(entries: readonly Searchable[]): SearchIndex {
  return {
    entries: new Map(entries.map((entry) => [keyOf(entry), entry])),
    texts: createTextIndex(entries.map(indexedOf)),
  };
}

/** What was found, and what must be read first. */
export interface Found {
  /** Document ids of warning signs, the surest first. */
  warnings: readonly string[];
  results: readonly Searchable[];
}

/**
 * What a search finds, best first; nothing for a query that says nothing. A warning sign stands above all results, found by its
 * own words or by those of a symptom that leads to it.
 */
export function search({ index, query, limit }: { index: SearchIndex; query: string; limit: number }): Found {
  const matches = index.texts.search(query, LOOKED_AT).flatMap(({ id, score, fit }) => {
    const entry = index.entries.get(id);
    return entry ? [{ entry, fit, score: score * WORTH[entry.kind] }] : [];
  });
  const ranked = matches.filter(({ score }) => score >= LEAST).sort((one, other) => other.score - one.score);
  const best = ranked[0]?.score ?? 0;
  const warnings = ranked.flatMap(({ entry, score, fit }) => {
    // What makes a sign of it must be said: "ear" is no swelling behind the ear.
    if (score < WARN_FROM || score < best * 0.8 || fit < WARN_FIT) return [];
    return entry.kind === 'redFlag' ? [entry.id] : (entry.redFlagId ?? []);
  });
  return {
    warnings: [...new Set(warnings)],
    results: ranked
      .filter(({ entry, score }) => entry.kind !== 'redFlag' && score >= best * 0.55)
      .map(({ entry }) => entry)
      .slice(0, limit),
  };
}
