import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AboutPage } from '@/features/site/about/components/about-page';
import { getAbout } from '@/features/site/about/data';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
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
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <AboutPage locale={locale} />;
}
