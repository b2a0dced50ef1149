import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogPage } from '@/features/site/articles/components/blog-page';
import { filterSearch, noFilter } from '@/features/site/articles/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { isLocale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readPage } from '@/lib/address/paging';

type Props = { params: Promise<{ locale: string; page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'articles' });
  const path = `/blog${filterSearch({ ...noFilter, page: readPage(page) })}`;
  const metadata = await listMetadata({ locale, page: 'blog', path, fallback: t('title') });
  const feed = localePath({ locale, path: '/blog/feed.xml' });
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': feed } } };
}

/** The list, static; next.config.ts leads `?page=2` to blog/page/2 and a search to blog/find. */
export default async function Page({ params }: Props) {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  return <BlogPage asked={{ ...noFilter, page: readPage(page) }} locale={locale} />;
}
