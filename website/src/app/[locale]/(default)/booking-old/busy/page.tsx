import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'plainBooking.busy' });
  return { title: t('title'), robots: { index: false } };
}

/** Shown, with status 503, to whoever sends pictures while too many others do (server/guards/bounded-bodies.ts). */
export default async function BusyPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <FormNotRead locale={locale} why="busy" />;
}
