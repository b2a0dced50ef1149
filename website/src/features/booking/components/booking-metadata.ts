import type { Metadata } from 'next';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/lib/metadata';
import { getOffer } from '../data';
import type { BookingQuery } from '../query';
import { deriveProgress } from '../rules';

/** The title names the question, so that every step is told apart in the history and read out on arrival. */
export async function bookingMetadata({
  locale,
  query,
}: {
  locale: Locale;
  query: BookingQuery;
}): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'booking' });
  const { question } = deriveProgress({ query, offer: await getOffer(locale) });
  const isStart = question === 'way';
  return {
    ...pageMetadata({
      locale,
      path: '/booking',
      title: isStart ? t('title') : `${t(`questions.${question}`)} ${t('title')}`,
    }),
    // One address for search engines: the steps are the same page with choices made.
    ...(isStart ? {} : { robots: { index: false } }),
  };
}
