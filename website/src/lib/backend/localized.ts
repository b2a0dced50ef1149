import 'server-only';
import type { z } from 'zod';
import { type Locale, otherLocale } from '@/i18n/routing';
import type { QueryParams } from '../query-string';
import { findMany, findSingle } from './content';

/** What the schema of a localized entry must at least read; the backend sends both with every entry. */
export type LocalizedEntry = { documentId: string; locale: string };

/** The backend's own limit of one page. */
const PAGE_SIZE = 100;

/**
 * Entries in the page's language; an entry that has no translation comes in the other language, and
 * its `locale` says so (product decision: never an empty page). One call when everything is translated
 * plus one that asks for the rest. With `compare` the entries that were added are sorted in.
 * @throws BackendError | ZodError
 */
export async function findManyInLocale<T extends LocalizedEntry>({
  collection,
  locale,
  params = {},
  schema,
  tags,
  compare,
}: {
  collection: string;
  locale: Locale;
  params?: QueryParams & { filters?: QueryParams };
  schema: z.ZodType<T>;
  tags: string[];
  compare?: (a: T, b: T) => number;
}): Promise<T[]> {
  const base = { pagination: { pageSize: PAGE_SIZE }, ...params };
  const translated = await findMany({ collection, params: { ...base, locale }, schema, tags });
  const known = translated.items.map((entry) => entry.documentId);
  const filters =
    known.length === 0 ? params.filters : { $and: [params.filters ?? {}, { documentId: { $notIn: known } }] };
  const rest = await findMany({
    collection,
    params: { ...base, ...(filters ? { filters } : {}), locale: otherLocale(locale) },
    schema,
    tags,
  });
  if (rest.items.length === 0) return translated.items;
  const all = [...translated.items, ...rest.items];
  return compare ? all.sort(compare) : all;
}

/**
 * A single type in the page's language, else in the other one; null when it exists in neither.
 * @throws BackendError | ZodError
 */
export async function findSingleInLocale<T>({
  name,
  locale,
  params = {},
  schema,
  tags,
}: {
  name: string;
  locale: Locale;
  params?: QueryParams;
  schema: z.ZodType<T>;
  tags: string[];
}): Promise<T | null> {
  const own = await findSingle({ name, params: { ...params, locale }, schema, tags });
  if (own !== null) return own;
  return findSingle({ name, params: { ...params, locale: otherLocale(locale) }, schema, tags });
}
