import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { ServicesPage } from '@/features/site/services/components/services-page';
import { listServices } from '@/features/site/services/data';
import { SERVICES_PER_PAGE } from '@/features/site/services/query';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { paginate, readPage } from '@/lib/address/paging';

type Props = { params: Promise<{ locale: string; page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'services' });
  const path = page ? `/services?page=${readPage(page)}` : '/services';
  return listMetadata({ locale, page: 'services', path, fallback: t('title') });
}

/** The list, static; `?page=2` is led to services/page/2 by next.config.ts and is the same page. */
export default async function Page({ params }: Props) {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  const found = paginate({
    items: await listServices({ locale }),
    page: readPage(page),
    size: SERVICES_PER_PAGE,
  });
  if (!found) notFound();
  const fees = await sayServiceFees(found.items, locale);
  return <ServicesPage found={found} locale={locale} fees={fees} />;
}
