import { notFound } from 'next/navigation';
import { isBookingNumber } from '@/contract/booking-number';
import { EntryPage } from '@/features/booking/waiting-list/components/entry-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'waitingList.title', referrer: 'same-origin' });

export default async function WaitingEntryRoute({ params, searchParams }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale) || !isBookingNumber(number)) notFound();
  const { outcome, fault } = await searchParams;
  return <EntryPage locale={locale} number={number} outcome={outcome} fault={fault} />;
}
