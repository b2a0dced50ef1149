import { notFound } from 'next/navigation';
import { WaitingPage } from '@/features/booking/waiting-list/components/waiting-page';
import { isLocale } from '@/i18n/routing';
import { readBookingQuery } from '@/lib/address/booking-address';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'waitingList.title' });

export default async function WaitingListRoute({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <WaitingPage locale={locale} query={readBookingQuery(await searchParams)} />;
}
