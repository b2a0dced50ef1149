import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readPage } from '@/lib/address/paging';

type Props = { params: Promise<{ locale: string; page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'services' });
  const path = page ? `/services?page=${readPage(page)}` : '/services';
  return listMetadata({ locale, page: 'services', path, fallback: t('title') });
}

/** The list, static; next.config.ts leads `?page=2` to services/page/2, and an address with a specialty to `find`. */
export default async function Page({ params }: Props) {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  return <ServicesPage locale={locale} asked={null} page={readPage(page)} sayFees={sayServiceFees} />;
}
