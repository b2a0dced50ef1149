import 'server-only';
import type { z } from 'zod';
import { type Locale, otherLocale } from '@/i18n/routing';
import type { QueryParams } from '../address/query-string';
import { findSingle } from './content';

/** Reads a single type in the page's language, else the other; null in neither. Throws BackendError or ZodError. */
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
