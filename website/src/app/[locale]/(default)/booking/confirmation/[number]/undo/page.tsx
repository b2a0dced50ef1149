import { notFound } from 'next/navigation';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { UndoPage } from '@/features/booking/appointment/components/undo-page';
import { numberFromPath } from '@/features/booking/appointment/query';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({
  title: 'appointment.undo.title',
  referrer: 'same-origin',
});

export default async function UndoCancellation({ params, searchParams }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number, '/undo');
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const { outcome, fault } = await searchParams;
  return <UndoPage locale={locale} bookingNumber={bookingNumber} outcome={outcome} fault={fault} />;
}
