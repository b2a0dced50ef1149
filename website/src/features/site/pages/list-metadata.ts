import { clinicMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import { readPage } from '@/lib/address/paging';
import { localeMetadata } from '@/lib/page/locale-page';
import { getPageIntro } from './data';
import { type ListPage, listTitle } from './words';

/** Title, description and addresses of a list page; `path` has `?page=` for a further page of the list. */
export async function listMetadata(locale: Locale, list: ListPage, path = `/${list}`) {
  const [intro, title] = await Promise.all([getPageIntro(locale, list), listTitle(locale, list)]);
  return clinicMetadata({
    locale,
    path,
    title: intro?.metaTitle ?? intro?.title ?? title,
    description: intro?.metaDescription ?? intro?.text,
  });
}

/** Makes the `generateMetadata` of a list page; with `entries` no search engine is led to it while there are none. */
export function listPageMetadata(
  list: ListPage,
  entries?: (asked: { locale: Locale }) => Promise<unknown[]>,
) {
  return localeMetadata<{ page?: string }>(async ({ locale, page }) => {
    const number = readPage(page);
    const metadata = await listMetadata(locale, list, number > 1 ? `/${list}?page=${number}` : undefined);
    const isEmpty = entries && (await entries({ locale })).length === 0;
    return isEmpty ? { ...metadata, robots: { index: false } } : metadata;
  });
}

/** Makes the `generateMetadata` of a search of a list: search engines are led back to the whole. */
export function listSearchMetadata(list: ListPage) {
  return localeMetadata(async ({ locale }) => ({
    ...(await listMetadata(locale, list)),
    robots: { index: false, follow: true },
  }));
}
