import { describedPage } from '@/features/site/main-info/metadata';
import { VacancyPage } from '@/features/site/vacancies/components/vacancy-page';
import { getVacancy, listVacancies } from '@/features/site/vacancies/data';

const page = describedPage({
  param: 'job',
  section: 'jobs',
  list: listVacancies,
  find: getVacancy,
  words: ({ title, summary }) => ({ title, description: summary }),
  show: (vacancy) => <VacancyPage vacancy={vacancy} />,
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;
