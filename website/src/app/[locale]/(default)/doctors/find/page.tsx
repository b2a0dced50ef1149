import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DoctorsPage } from '@/features/site/doctors/components/doctors-page';
import { doctorsMetadata } from '@/features/site/doctors/list-metadata';
import { readDoctorFilter } from '@/features/site/doctors/query';
import { isLocale } from '@/i18n/routing';
import { readPage } from '@/lib/address/paging';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Said outright: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** Searches lead search engines back to the whole list. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return { ...(await doctorsMetadata(locale)), robots: { index: false, follow: true } };
}

/** The list as an address with `?q=`, `?specialty=` or `?branch=` asks for it; works without script. */
export default async function Page({ params, searchParams }: Props) {
  const [{ locale }, search] = await Promise.all([params, searchParams]);
  if (!isLocale(locale)) notFound();
  const read = (key: string) => [search[key]].flat()[0];
  return <DoctorsPage locale={locale} asked={readDoctorFilter(read)} page={readPage(read('page'))} />;
}
