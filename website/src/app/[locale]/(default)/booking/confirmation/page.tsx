import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OwnVisitsPage } from '@/features/visit/components/own-visits-page';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'visit.own' });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The appointments that this browser can open, and where the link of any other one is. */
export default async function OwnVisits({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <OwnVisitsPage locale={locale} />;
}
