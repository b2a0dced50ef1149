import 'server-only';
import { z } from 'zod';
import { type Locale, routing } from '@/i18n/routing';
import { optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { entryPaths, type Section, slugsOf } from '@/lib/entry-address';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  slug: optionalText,
  updatedAt: z.string(),
});

type Kind = { collection: string; tag: string; section: Section };

/** Collections whose entries have a page of their own, and the section that page lies in. */
const KINDS: Kind[] = [
  { collection: 'doctors', tag: 'doctor', section: 'doctor' },
  { collection: 'branches', tag: 'branch', section: 'branches' },
  { collection: 'services', tag: 'service', section: 'services' },
  { collection: 'articles', tag: 'article', section: 'blog' },
];

export interface PageAddress {
  /** Path without the language, per language. */
  paths: Record<Locale, string>;
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
  '/insurance',
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

async function listEntryAddresses({ collection, tag, section }: Kind): Promise<PageAddress[]> {
  const entries = await findTranslated({
    collection,
    locale: routing.defaultLocale,
    params: { fields: ['number', 'slug', 'updatedAt'], sort: ['id:asc'] },
    schema: stored,
    tags: [tag],
  });
  return entries.map(({ item, byLocale }) => {
    const changes = Object.values(byLocale).map(({ updatedAt }) => updatedAt);
    return {
      paths: entryPaths({ section, entry: { number: item.number, slugs: slugsOf(byLocale) } }),
      changedAt: changes.sort().at(-1) ?? null,
    };
  });
}
