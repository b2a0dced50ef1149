import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormNotRead } from '@/features/booking/call-us/components/form-not-read';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'plainBooking.tooLarge' });
  return { title: t('title'), robots: { index: false } };
}

/** Where the one-page form leads when its pictures are too large to be read at all (server/guards/bounded-bodies.ts). */
export default async function TooLargePage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <FormNotRead locale={locale} why="tooLarge" />;
}
