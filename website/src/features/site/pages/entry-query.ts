import type { Locale } from '@/i18n/routing';
import { type Addressed, entryPath, type Section } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { breadcrumbList } from '@/lib/page/structured-data/schema-org';
import { pagesAbove } from './words';

export function entryUrl(section: Section, entry: Addressed, locale: Locale): string {
  return pageAddress({ locale, path: entryPath(section, entry, locale) });
}

/** Way from the home page to the page of an entry, for search engines. */
export async function trailNode(section: Section, entry: Addressed, name: string, locale: Locale) {
  const { home, list } = await pagesAbove(section, locale);
  const above = (list ? [home, list] : [home]).map(({ name, path }) => ({
    name,
    url: pageAddress({ locale, path }),
  }));
  return breadcrumbList([...above, { name, url: entryUrl(section, entry, locale) }]);
}
