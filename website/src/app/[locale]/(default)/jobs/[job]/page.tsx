import type { Metadata } from 'next';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { VacancyJsonLd } from '@/features/site/vacancies/components/vacancy-json-ld';
import { VacancyPage } from '@/features/site/vacancies/components/vacancy-page';
import { getVacancy, listVacancies } from '@/features/site/vacancies/data';
import { entryPaths } from '@/lib/address/entry-address';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; job: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listVacancies);
  return segments.map((job) => ({ job }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: vacancy } = await readVacancy(params);
  const metadata = await clinicMetadata({
    locale,
    path: entryPaths('jobs', vacancy),
    title: vacancy.title,
    description: vacancy.summary,
    seo: vacancy.seo,
  });
  // What cannot be applied for is nothing to be found by.
  return vacancy.stage === 'running' ? metadata : { ...metadata, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { locale, entry: vacancy } = await readVacancy(params);
  return (
    <>
      <VacancyJsonLd vacancy={vacancy} locale={locale} />
      <VacancyPage vacancy={vacancy} locale={locale} />
    </>
  );
}

async function readVacancy(params: Props['params']) {
  const { locale, job: segment } = await params;
  return readEntry({ locale, segment, section: 'jobs', find: getVacancy });
}
