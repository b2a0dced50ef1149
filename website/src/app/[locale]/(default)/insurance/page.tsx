import { clinicMetadata } from '@/features/site/main-info/metadata';
import { InsurancePage } from '@/features/site/organisations/components/insurance-page';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'insurance' });
  return clinicMetadata({ locale, path: '/insurance', title: t('title'), description: t('text') });
});

export default localePage(({ locale }) => <InsurancePage locale={locale} />);
