import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BookingFlow } from '@/features/booking/components/booking-flow';
import { bookingMetadata } from '@/features/booking/components/booking-metadata';
import { isLocale } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return bookingMetadata({ locale, query: {} });
}

/** Where booking starts, static: no choice made yet. An address with choices is answered by `step`. */
export default async function BookingPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <BookingFlow locale={locale} query={{}} />;
}
