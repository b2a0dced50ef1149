import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import type { SchemaNode } from '@/lib/page/structured-data/schema-org';
import { breadcrumbList } from '@/lib/page/structured-data/schema-org-pages';

/** Way from the home page to a page for search engines; paths are without the language, the last step is the page. */
export async function trailNode(
  locale: Locale,
  ...steps: { name: string; path: string }[]
): Promise<SchemaNode> {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const trail = [{ name: t('home'), path: '/' }, ...steps];
  return breadcrumbList(trail.map(({ name, path }) => ({ name, url: pageAddress({ locale, path }) })));
}
