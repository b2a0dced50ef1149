import 'server-only';
import { type Locale, otherLocale } from '@/i18n/routing';
import { slugsOf } from '../address/entry-address';
import type { QueryParams } from '../address/query-string';
import { findMany } from './content';
import { type EntrySchema, readParams } from './read-params';

/** An entry in the language of the page, or in the other language when the page's is missing. */
export interface Translated<T> {
  /** The language `item` is written in; differs from the page's when the translation is missing. */
  lang: Locale;
  item: T;
  byLocale: Partial<Record<Locale, T>>;
}

interface Entry {
  documentId: string;
  order?: number | null;
}

/** Default order of the backend for entries without one. */
const DEFAULT_ORDER = 100;

/** Joins lists per language into one of entries in the first language that has them, by the editors' `order`. */
export function joinTranslations<T extends Entry>(lists: { lang: Locale; items: T[] }[]): Translated<T>[] {
  const found = new Map<string, Translated<T>>();
  for (const { lang, items } of lists) {
    for (const item of items) {
      const known = found.get(item.documentId);
      if (known) known.byLocale[lang] = item;
      else found.set(item.documentId, { lang, item, byLocale: { [lang]: item } });
    }
  }
  const orderOf = ({ item }: Translated<T>) => item.order ?? DEFAULT_ORDER;
  return [...found.values()].sort((a, b) => orderOf(a) - orderOf(b));
}

export interface ListQuery<T> {
  collection: string;
  schema: EntrySchema<T>;
  filters?: QueryParams;
  sort: string[];
  tags: string[];
  namesUnpublished?: boolean;
}

const PAGE_SIZE = 100;

async function findEvery<T>(
  { collection, schema, filters, sort, ...asked }: ListQuery<T>,
  language: { locale?: Locale },
): Promise<T[]> {
  const params = { ...(filters ? { filters } : {}), ...readParams(schema), sort, ...language };
  const every: T[] = [];
  for (let page = 1; ; page += 1) {
    const pageParams = { ...params, pagination: { page, pageSize: PAGE_SIZE } };
    const { items, total } = await findMany({ collection, schema, ...asked, params: pageParams });
    every.push(...items);
    if (every.length >= total || page * PAGE_SIZE >= total) return every;
  }
}

/** Every entry of a collection without languages and drafts of its own (schedules), over as many pages as needed. */
export function findAll<T>(query: ListQuery<T>): Promise<T[]> {
  return findEvery({ ...query, namesUnpublished: true }, {});
}

/**
 * Every entry of a localized collection, once, in the page's language where it exists.
 * The backend answers an untranslated entry with nothing, so both languages are read and joined by document.
 * Entries keep the editors' `order`; throws BackendError when either read fails.
 */
export async function findTranslated<T extends Entry>(asked: ListQuery<T> & { locale: Locale }) {
  const { locale, ...query } = asked;
  const lists = await Promise.all(
    [locale, otherLocale(locale)].map(async (lang) => ({
      lang,
      items: await findEvery(query, { locale: lang }),
    })),
  );
  return joinTranslations(lists);
}

/** An entry as pages know it: its id and language, and its fields but for the order among others. */
export function toEntry<T extends Entry>({ lang, item }: Translated<T>) {
  const { documentId: id, order, ...facts } = item;
  return { id, lang, ...facts };
}

/** The same of an entry with a page of its own, with the slug of each language. */
export function toAddressed<T extends Entry & { slug: string | null }>(entry: Translated<T>) {
  const { documentId: id, order, slug, ...facts } = entry.item;
  return { id, lang: entry.lang, slugs: slugsOf(entry.byLocale), ...facts };
}
