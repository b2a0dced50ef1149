import 'server-only';
import { z } from 'zod';
import { type Locale, routing } from '@/i18n/routing';
import { optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { entryPath, type PathByLocale } from './rules';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  slug: optionalText,
  updatedAt: z.string(),
});

/** Collections whose entries have a page of their own, and the path that page lies under. */
const KINDS = [
  { collection: 'doctors', tag: 'doctor', under: '/doctor' },
  { collection: 'branches', tag: 'branch', under: '/branches' },
  { collection: 'services', tag: 'service', under: '/services' },
  { collection: 'articles', tag: 'article', under: '/blog' },
];

export interface PageAddress {
  /** Path without the language, per language. */
  paths: PathByLocale;
  /** ISO instant of the last change in either language; null for pages that are not one entry. */
  changedAt: string | null;
}

const LISTS = [
  '/',
  '/doctors',
  '/services',
  '/branches',
  '/blog',
  '/faq',
  '/who-we-are',
  '/contact',
  '/booking',
  '/privacy-policy',
  '/terms-and-conditions',
];

/** Every public page that search engines should know. Throws BackendError when the backend fails. */
export async function listPageAddresses(): Promise<PageAddress[]> {
  const entries = await Promise.all(KINDS.map(listEntryAddresses));
  return [...LISTS.map(sameInBoth), ...entries.flat()];
}

function sameInBoth(path: string): PageAddress {
  return { paths: { en: path, ar: path }, changedAt: null };
}

async function listEntryAddresses({
  collection,
  tag,
  under,
}: {
  collection: string;
  tag: string;
  under: string;
}): Promise<PageAddress[]> {
  const entries = await findTranslated({
    collection,
    locale: routing.defaultLocale,
    params: { fields: ['number', 'slug', 'updatedAt'], sort: ['id:asc'] },
    schema: stored,
    tags: [tag],
  });
  return entries.map(({ item, byLocale }) => {
    const slugs = { en: byLocale.en?.slug, ar: byLocale.ar?.slug };
    const path = (locale: Locale) => entryPath({ under, number: item.number, slugs, locale });
    const changes = Object.values(byLocale).map(({ updatedAt }) => updatedAt);
    return { paths: { en: path('en'), ar: path('ar') }, changedAt: changes.sort().at(-1) ?? null };
  });
}
