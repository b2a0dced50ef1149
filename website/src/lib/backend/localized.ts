import 'server-only';
import { type Locale, otherLocale } from '@/i18n/routing';
import type { QueryParams } from '../address/query-string';
import { findSingle } from './content';
import { type EntrySchema, readParams } from './read-params';

interface Given<T> {
  name: string;
  locale: Locale;
  schema: EntrySchema<T>;
  /** Parts that are asked for beyond what the schema reads. */
  populate?: Record<string, QueryParams>;
  tags: string[];
}

/** Reads a single type in the page's language, else the other; null in neither. Throws BackendError or ZodError. */
export async function findSingleInLocale<T>(given: Given<T>): Promise<T | null> {
  const { name, locale, schema, populate = {}, tags } = given;
  const asked = readParams(schema);
  const params = { ...asked, populate: { ...asked.populate, ...populate } };
  const own = await findSingle({ name, params: { ...params, locale }, schema, tags });
  if (own !== null) return own;
  return findSingle({ name, params: { ...params, locale: otherLocale(locale) }, schema, tags });
}
