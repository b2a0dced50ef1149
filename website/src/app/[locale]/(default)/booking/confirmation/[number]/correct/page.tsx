import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CorrectPage } from '@/features/visit/components/correct-page';
import { numberFromPath } from '@/features/visit/query';
import { isLocale } from '@/i18n/routing';

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'visit' });
  return { title: t('correct.title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Name, phone and e-mail of a request, to be corrected by its patient. */
export default async function CorrectVisit({ params }: Props) {
  const { locale, number } = await params;
  if (!isLocale(locale)) notFound();
  const bookingNumber = numberFromPath({ locale, given: number, question: '/correct' });
  return <CorrectPage locale={locale} bookingNumber={bookingNumber} />;
}
