import { notFound } from 'next/navigation';
import { ReschedulePage } from '@/features/booking/appointment/components/reschedule-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { isLocale } from '@/i18n/routing';
import { readBookingQuery } from '@/lib/address/booking-address';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'appointment.move.title', referrer: 'same-origin' });

/** Another time for an appointment: first the calendar, then the question. */
export default async function RescheduleAppointment({ params, searchParams }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number, '/move');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const given = await searchParams;
  return (
    <ReschedulePage
      locale={locale}
      bookingNumber={bookingNumber}
      query={readBookingQuery(given)}
      outcome={given.outcome}
      fault={given.fault}
    />
  );
}
