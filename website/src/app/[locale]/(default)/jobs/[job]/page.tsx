import { entryMetadata } from '@/features/site/main-info/metadata';
import { VacancyPage } from '@/features/site/vacancies/components/vacancy-page';
import { getVacancy, listVacancies } from '@/features/site/vacancies/data';
import { entryPage } from '@/lib/page/entry-page';

const page = entryPage({
  param: 'job',
  section: 'jobs',
  list: listVacancies,
  find: getVacancy,
  metadata: (vacancy, locale) =>
    entryMetadata('jobs', vacancy, locale, { title: vacancy.title, description: vacancy.summary }),
  show: (vacancy) => <VacancyPage vacancy={vacancy} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
