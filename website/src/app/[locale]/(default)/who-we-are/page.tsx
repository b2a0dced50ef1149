import { AboutPage } from '@/features/site/about/components/about-page';
import { getAbout } from '@/features/site/about/data';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const [t, about] = await Promise.all([
    getTranslations({ locale, namespace: 'about' }),
    getAbout({ locale }),
  ]);
  return clinicMetadata({
    locale,
    path: '/who-we-are',
    title: about?.title ?? t('title'),
    description: about?.intro,
    seo: about?.seo,
    image: about?.images[0],
  });
});

export default localePage(({ locale }) => <AboutPage locale={locale} />);
