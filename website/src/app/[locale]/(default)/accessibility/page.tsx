import { StatementPage } from '@/features/site/accessibility/components/statement-page';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'accessibility' });
  return clinicMetadata({ locale, path: '/accessibility', title: t('title'), description: t('description') });
});

export default localePage(({ locale }) => <StatementPage locale={locale} />);
