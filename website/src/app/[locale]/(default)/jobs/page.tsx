import { listMetadata } from '@/features/site/pages/list-metadata';
import { VacanciesPage } from '@/features/site/vacancies/components/vacancies-page';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const metadata = await listMetadata(locale, 'jobs');
  const vacancies = await listOpenVacancies({ locale });
  return vacancies.length > 0 ? metadata : { ...metadata, robots: { index: false } };
});

export default localePage(({ locale }) => <VacanciesPage locale={locale} />);
