import { listMetadata } from '@/features/site/pages/list-metadata';
import { VacanciesPage } from '@/features/site/vacancies/components/vacancies-page';
import { listOpenVacancies } from '@/features/site/vacancies/data';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'vacancies' });
  const metadata = await listMetadata({ locale, page: 'jobs', fallback: t('title') });
  const vacancies = await listOpenVacancies({ locale });
  return vacancies.length > 0 ? metadata : { ...metadata, robots: { index: false } };
});

export default localePage(({ locale }) => <VacanciesPage locale={locale} />);
