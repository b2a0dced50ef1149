import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** Returns `generateMetadata` of a page for no search engine; `referrer` is for pages whose address is secret. */
export function privateMetadata(title: MessageKey, more: Pick<Metadata, 'referrer' | 'robots'> = {}) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const { locale } = await params;
    if (!isLocale(locale)) notFound();
    const t = await getTranslations({ locale });
    return { title: t(title), robots: { index: false, follow: false }, ...more };
  };
}
