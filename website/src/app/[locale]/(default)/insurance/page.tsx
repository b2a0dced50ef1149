import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { InsurancePage } from '@/features/site/organisations/components/insurance-page';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'insurance' });
  return clinicMetadata({ locale, path: '/insurance', title: t('title'), description: t('text') });
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <InsurancePage locale={locale} />;
}
