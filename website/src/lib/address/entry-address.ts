import { type Locale, localePath, routing } from '@/i18n/routing';

/** The parts of the site whose entries have addresses of their own (specification, point 2). */
export const SECTIONS = ['doctor', 'branches', 'services', 'blog', 'offers', 'jobs', 'pages'] as const;
export type Section = (typeof SECTIONS)[number];

/** Parts of an address: the short public number and the slug of each language. */
export interface Addressed {
  number: number;
  slugs: Partial<Record<Locale, string>>;
}

/** The slug of each language an entry exists in, from what the backend sent per language. */
export function slugsOf(
  byLocale: Partial<Record<Locale, { slug: string | null }>>,
): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    routing.locales.flatMap((locale) => {
      const slug = byLocale[locale]?.slug;
      return slug ? [[locale, slug]] : [];
    }),
  );
}

/** Segment of an entry's address: `3-nadia-fahmy`. A language without a slug of its own uses the other's. */
export function entrySegment(entry: Addressed, locale: Locale): string {
  const slug = entry.slugs[locale] ?? routing.locales.map((each) => entry.slugs[each]).find(Boolean);
  return slug ? `${entry.number}-${slug}` : String(entry.number);
}

/** Path of an entry's page without the language: `/blog/3-sudden-hearing-loss`. */
export function entryPath(section: Section, entry: Addressed, locale: Locale): `/${string}` {
  return `/${section}/${entrySegment(entry, locale)}`;
}

/** Address of an entry's page in a language: `/en/blog/3-sudden-hearing-loss`. */
export function entryHref(section: Section, entry: Addressed, locale: Locale): string {
  return localePath({ locale, path: entryPath(section, entry, locale) });
}

/** The page's path per language, for the language switch and search engines. */
export function entryPaths(section: Section, entry: Addressed): Record<Locale, `/${string}`> {
  return { en: entryPath(section, entry, 'en'), ar: entryPath(section, entry, 'ar') };
}

/** The number a segment `3-nadia-fahmy` starts with; null when it does not name an entry. */
export function numberOfSegment(segment: string): number | null {
  const match = /^([1-9]\d{0,8})(?:-.*)?$/u.exec(segment);
  return match?.[1] ? Number(match[1]) : null;
}

/** A segment as written: Arabic slugs arrive percent-encoded. Null for what cannot be decoded. */
export function decodeSegment(raw: string): string | null {
  try {
    return decodeURIComponent(raw).normalize('NFC');
  } catch {
    return null;
  }
}
