import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SearchPage } from '@/features/site/search/components/search-page';
import { readSearch } from '@/features/site/search/session';
import { answerSearch } from '@/features/site/search/words';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { alternates } from '@/lib/page/metadata';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

const MARK = /^[a-z0-9]{10}$/;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations('search');
  return {
    title: t('title'),
    alternates: alternates(locale, '/search'),
    // What one visitor looked for is nothing for a search engine.
    robots: { index: false, follow: true },
  };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, { s }] = await Promise.all([params, searchParams]);
  if (!isLocale(locale)) notFound();
  const query = typeof s === 'string' && MARK.test(s) ? ((await readSearch(s)) ?? '') : '';
  const answer =
    query === '' ? null : await answerSearch({ q: query, locale, where: 'page' }).catch(nullIfUnreachable);
  return <SearchPage locale={locale} query={query} answer={answer} />;
}

function nullIfUnreachable(error: unknown): null {
  if (error instanceof BackendError) return null;
  throw error;
}
