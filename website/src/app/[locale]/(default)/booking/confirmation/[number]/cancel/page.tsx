import { notFound } from 'next/navigation';
import { CancelPage } from '@/features/booking/appointment/components/cancel-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({
  title: 'appointment.cancel.title',
  referrer: 'same-origin',
});

export default async function CancelAppointment({ params, searchParams }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number, '/cancel');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const { outcome, fault } = await searchParams;
  return <CancelPage locale={locale} bookingNumber={bookingNumber} outcome={outcome} fault={fault} />;
}
