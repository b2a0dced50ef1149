import { notFound } from 'next/navigation';
import { CheckInPage } from '@/features/booking/appointment/components/check-in-page';
import { isLocale } from '@/i18n/routing';
import { privateMetadata } from '@/lib/page/private-metadata';

export const generateMetadata = privateMetadata({ title: 'appointment.checkIn.title' });

export default async function CheckIn({
  params,
}: {
  params: Promise<{ locale: string; branch: string; code: string }>;
}) {
  const { locale, branch, code } = await params;
  if (!isLocale(locale) || !/^\d{1,10}$/.test(branch) || !/^[\w-]{16}$/.test(code)) notFound();
  return <CheckInPage locale={locale} branch={Number(branch)} doorCode={code} />;
}
