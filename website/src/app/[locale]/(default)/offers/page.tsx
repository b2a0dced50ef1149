import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OffersPage } from '@/features/site/offers/components/offers-page';
import { listRunningOffers } from '@/features/site/offers/data';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'offers' });
  const metadata = await listMetadata({ locale, page: 'offers', fallback: t('title') });
  const offers = await listRunningOffers({ locale });
  return offers.length > 0 ? metadata : { ...metadata, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <OffersPage locale={locale} />;
}
