import 'server-only';
import type { z } from 'zod';
import { type Locale, otherLocale } from '@/i18n/routing';
import type { QueryParams } from '../address/query-string';
import { findMany } from './content';
import { type Entry, joinTranslations, type Translated } from './join-translations';

interface ListQuery<T> {
  collection: string;
  locale: Locale;
  params: QueryParams;
  schema: z.ZodType<T>;
  tags: string[];
}

const PAGE_SIZE = 100;

async function findEvery<T>({ params, ...query }: Omit<ListQuery<T>, 'locale'>): Promise<T[]> {
  const every: T[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await findMany({
      ...query,
      params: { ...params, pagination: { page, pageSize: PAGE_SIZE } },
    });
    every.push(...items);
    if (items.length < PAGE_SIZE || every.length >= total) return every;
  }
}

/** Every entry of a collection that has no languages of its own (schedules), over as many pages as needed. */
export function findAll<T>(query: Omit<ListQuery<T>, 'locale'>): Promise<T[]> {
  return findEvery(query);
}

/**
 * Every entry of a localized collection, once, in the page's language where it exists.
 * The backend answers an untranslated entry with nothing, so both languages are read and joined by document.
 * Entries keep the editors' `order`; throws BackendError when either read fails.
 */
export async function findTranslated<T extends Entry>({
  locale,
  params,
  ...query
}: ListQuery<T>): Promise<Translated<T>[]> {
  const lists = await Promise.all(
    [locale, otherLocale(locale)].map(async (lang) => ({
      lang,
      items: await findEvery({ ...query, params: { ...params, locale: lang } }),
    })),
  );
  return joinTranslations(lists);
}
