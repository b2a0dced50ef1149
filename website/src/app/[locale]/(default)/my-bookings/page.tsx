import { notFound } from 'next/navigation';
import { MyBookingsPage } from '@/features/booking/my-bookings/components/my-bookings-page';
import { readReturn } from '@/features/booking/my-bookings/rules';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'phoneProof.title' });

/** Whoever has proved a phone sees what is booked under it. */
export const dynamic = 'force-dynamic';

/** The bookings of a phone; `to` is where a booking goes on once the phone is proved. */
export default async function MyBookings({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { to } = await searchParams;
  return <MyBookingsPage locale={locale} to={readReturn(to)} />;
}
