import { notFound } from 'next/navigation';
import { CorrectPage } from '@/features/booking/appointment/components/correct-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateMetadata = privateMetadata({
  title: 'appointment.correct.title',
  referrer: 'same-origin',
});

export default async function CorrectAppointment({ params }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number, '/correct');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  return <CorrectPage locale={locale} bookingNumber={bookingNumber} />;
}
