import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ByPhone } from '@/features/booking/call-us/components/by-phone';
import { isBookingOpen } from '@/features/booking/choices/data';
import { PlainPage } from '@/features/booking/one-form/components/plain-page';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { readBookingQuery } from '@/lib/address/booking-address';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Said outright: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'plainBooking' });
  return { title: t('title'), robots: { index: false } };
}

/** The older booking flow (specification, point 2): one form that needs no script. */
export default async function BookingOldPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await isBookingOpen(locale))) return <ByPhone locale={locale} />;
  return <PlainPage locale={locale} query={readBookingQuery(await searchParams)} />;
}
