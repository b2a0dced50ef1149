import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogPage } from '@/features/site/articles/components/blog-page';
import { readArticleFilter } from '@/features/site/articles/query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Said outright: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** Searches lead search engines back to the whole list. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'articles' });
  const found = await listMetadata({ locale, page: 'blog', fallback: t('title') });
  return { ...found, robots: { index: false, follow: true } };
}

/** The list as an address with `?q=` or `?category=` asks for it; works without script. */
export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, search] = await Promise.all([params, searchParams]);
  if (!isLocale(locale)) notFound();
  const asked = readArticleFilter((key) => [search[key]].flat()[0]);
  return <BlogPage asked={asked} locale={locale} />;
}
