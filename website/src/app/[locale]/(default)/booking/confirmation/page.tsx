import { notFound } from 'next/navigation';
import { OwnAppointmentsPage } from '@/features/booking/appointment/components/own-appointments-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = privateMetadata({ title: 'appointment.own.title' });

/** Said outright: built without a backend, the page would otherwise count as static and then fail. */
export const dynamic = 'force-dynamic';

/** The appointments that this browser can open, and where the link of any other one is. */
export default async function OwnAppointments({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <OwnAppointmentsPage locale={locale} />;
}
