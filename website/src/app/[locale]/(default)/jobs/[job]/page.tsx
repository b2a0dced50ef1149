import { clinicMetadata } from '@/features/site/main-info/metadata';
import { VacancyJsonLd } from '@/features/site/vacancies/components/vacancy-json-ld';
import { VacancyPage } from '@/features/site/vacancies/components/vacancy-page';
import { getVacancy, listVacancies } from '@/features/site/vacancies/data';
import { entryPaths } from '@/lib/address/entry-address';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'job',
  section: 'jobs',
  list: listVacancies,
  find: getVacancy,
  metadata: async (vacancy, locale) => {
    const metadata = await clinicMetadata({
      locale,
      path: entryPaths('jobs', vacancy),
      title: vacancy.title,
      description: vacancy.summary,
      seo: vacancy.seo,
    });
    // What cannot be applied for is nothing to be found by.
    return vacancy.stage === 'running' ? metadata : { ...metadata, robots: { index: false } };
  },
  show: (vacancy, locale) => (
    <>
      <VacancyJsonLd vacancy={vacancy} locale={locale} />
      <VacancyPage vacancy={vacancy} />
    </>
  ),
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
