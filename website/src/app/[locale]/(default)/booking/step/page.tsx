import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BookingFlow } from '@/features/booking/components/booking-flow';
import { bookingMetadata } from '@/features/booking/components/booking-metadata';
import { readBookingQuery } from '@/features/booking/query';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Said outright: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return bookingMetadata({ locale, query: readBookingQuery(await searchParams) });
}

/** Booking by doctor or by branch (specification, point 4); every choice stands in the address of /booking. */
export default async function BookingStepPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BookingFlow locale={locale} query={readBookingQuery(await searchParams)} />;
}
