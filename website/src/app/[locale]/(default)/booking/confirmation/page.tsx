import { notFound } from 'next/navigation';
import { OwnVisitsPage } from '@/features/visit/components/own-visits-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'visit.own.title' });

/** The appointments that this browser can open, and where the link of any other one is. */
export default async function OwnVisits({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <OwnVisitsPage locale={locale} />;
}
