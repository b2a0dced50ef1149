import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import type { Locale } from '@/i18n/routing';
import { getPageIntro, type IntroPage } from './data';

/** Title, description and addresses of a list page, from its introduction; `fallback` while there is none. */
export async function listMetadata({
  locale,
  page,
  path = `/${page}`,
  fallback,
}: {
  locale: Locale;
  page: IntroPage;
  /** Address without the language, with `?page=` for a further page of the list. */
  path?: string;
  fallback: string;
}): Promise<Metadata> {
  const intro = await getPageIntro(locale, page);
  return clinicMetadata({
    locale,
    path,
    title: intro?.metaTitle ?? intro?.title ?? fallback,
    description: intro?.metaDescription ?? intro?.text,
  });
}
