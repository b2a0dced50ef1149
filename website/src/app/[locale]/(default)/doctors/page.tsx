import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DoctorsPage } from '@/features/site/doctors/components/doctors-page';
import { doctorsMetadata } from '@/features/site/doctors/list-metadata';
import { noFilter } from '@/features/site/doctors/query';
import { isLocale } from '@/i18n/routing';
import { readPage } from '@/lib/address/paging';

type Props = { params: Promise<{ locale: string; page?: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  return doctorsMetadata(locale, readPage(page));
}

/** The list, static; next.config.ts leads `?page=2` to doctors/page/2, and an address with a filter to `find`. */
export default async function Page({ params }: Props) {
  const { locale, page } = await params;
  if (!isLocale(locale)) notFound();
  return <DoctorsPage locale={locale} asked={noFilter} page={readPage(page)} />;
}
