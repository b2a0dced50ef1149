import { ContactPage } from '@/features/site/contact/components/contact-page';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const t = await getTranslations({ locale, namespace: 'contact' });
  return listMetadata({ locale, page: 'contact', fallback: t('title') });
});

export default localePage(({ locale }) => <ContactPage locale={locale} />);
