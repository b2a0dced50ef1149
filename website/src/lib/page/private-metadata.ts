import type { Metadata } from 'next';
import { getTranslations } from '@/i18n/translations';
import { localeMetadata } from './locale-page';

/** The key of a message among all of them. */
export type MessageKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** Returns `generateMetadata` of a page for no search engine; `referrer` is for pages whose address is secret. */
export function privateMetadata(title: MessageKey, more: Pick<Metadata, 'referrer' | 'robots'> = {}) {
  return localeMetadata(async ({ locale }) => {
    const t = await getTranslations({ locale });
    return { title: t(title), robots: { index: false, follow: false }, ...more };
  });
}
