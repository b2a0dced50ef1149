import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { VacanciesPage } from '@/features/site/vacancies/components/vacancies-page';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('jobs', listOpenVacancies);

export default localePage(({ locale }) => <VacanciesPage locale={locale} />);
