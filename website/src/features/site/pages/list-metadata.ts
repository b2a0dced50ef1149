import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import { getPageIntro } from './data';
import { type ListPage, listTitle } from './words';

/** Title, description and addresses of a list page; `path` has `?page=` for a further page of the list. */
export async function listMetadata(locale: Locale, page: ListPage, path = `/${page}`): Promise<Metadata> {
  const [intro, title] = await Promise.all([getPageIntro(locale, page), listTitle(locale, page)]);
  return clinicMetadata({
    locale,
    path,
    title: intro?.metaTitle ?? intro?.title ?? title,
    description: intro?.metaDescription ?? intro?.text,
  });
}
