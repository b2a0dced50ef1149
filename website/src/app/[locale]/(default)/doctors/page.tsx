import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { doctorsMetadata } from '@/features/doctors/components/doctors-metadata';
import { DoctorsPage } from '@/features/doctors/components/doctors-page';
import { noFilter } from '@/features/doctors/query';
import { isLocale } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return doctorsMetadata({ locale });
}

/** The whole list, static. With a filter in the address, next.config.ts hands over to `find`. */
export default async function Page({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <DoctorsPage locale={locale} asked={noFilter} />;
}
