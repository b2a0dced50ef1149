import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConfirmationPage } from '@/features/booking/appointment/components/confirmation-page';
import { MistypedNumber } from '@/features/booking/appointment/components/trouble';
import { numberFromPath } from '@/features/booking/appointment/query';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';

interface Props {
  params: Promise<{ locale: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'booking.steps' });
  // Nothing about the appointment: the title stands in histories and on shared screens.
  return { title: t('confirmation'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

export default async function Confirmation({ params, searchParams }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath(locale, number);
  if (bookingNumber === null) return <MistypedNumber locale={locale} />;
  const query = await searchParams;
  const isFailed = (part: string) => query[part] === 'failed';
  return (
    <ConfirmationPage
      locale={locale}
      bookingNumber={bookingNumber}
      failed={{
        earlier: isFailed('earlier'),
        consents: isFailed('consents'),
        'check-in': isFailed('check-in'),
      }}
      fault={query.fault}
      moveTo={readBookingQuery(query).time}
    />
  );
}
