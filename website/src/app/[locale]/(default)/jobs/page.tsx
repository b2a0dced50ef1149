import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { VacanciesPage } from '@/features/site/vacancies/components/vacancies-page';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'vacancies' });
  const metadata = await listMetadata({ locale, page: 'jobs', fallback: t('title') });
  const vacancies = await listOpenVacancies({ locale });
  return vacancies.length > 0 ? metadata : { ...metadata, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <VacanciesPage locale={locale} />;
}
