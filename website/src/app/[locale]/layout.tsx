import type { Viewport } from 'next';
import { LoadingBar } from '@/components/layout/loading-bar';
import { ToastArea } from '@/components/layout/toast-area';
import { UpdateCheck } from '@/components/layout/update-check';
import { MainInfoStore } from '@/features/site/main-info/components/main-info-store';
import { getMainInfo, isBackendReachable, shareMainInfo } from '@/features/site/main-info/data';
import { directionOf, type Locale, localePath, routing } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { APP_COLOURS, appIconPath } from '@/lib/page/app-icon';
import { localeLayout, localeMetadata } from '@/lib/page/locale-page';
import { openGraphLocale } from '@/lib/page/metadata';
import { pageTitle } from '@/lib/page/page-title';
import { getEnvironment } from '@/lib/process/env';
import { Document } from '../document';

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: APP_COLOURS.theme },
    { media: '(prefers-color-scheme: dark)', color: APP_COLOURS.themeInDark },
  ],
  width: 'device-width',
  initialScale: 1,
};

/** Both languages are built ahead when the backend answers; else every page is rendered at its first request. */
export async function generateStaticParams(): Promise<{ locale: string }[]> {
  if (!(await isBackendReachable())) return [];
  return routing.locales.map((locale) => ({ locale }));
}

export const generateMetadata = localeMetadata(async ({ locale }) => {
  const info = await getMainInfo(locale);
  const name = info?.siteName ?? '';
  const graph = info?.seo?.openGraph;
  return {
    metadataBase: new URL(getEnvironment().SITE_URL),
    title: {
      default: pageTitle({ title: info?.seo?.metaTitle ?? name, clinic: info }),
      template: name ? `%s | ${info?.shortName ?? name}` : '%s',
    },
    icons: { apple: appIconPath(180) },
    manifest: localePath({ locale, path: '/manifest.webmanifest' }),
    description: info?.seo?.metaDescription ?? info?.tagline ?? null,
    openGraph: {
      siteName: name,
      title: graph?.ogTitle ?? info?.seo?.metaTitle ?? name,
      description: graph?.ogDescription ?? info?.seo?.metaDescription ?? '',
      ...(graph?.ogImage
        ? { images: [{ url: graph.ogImage.url, alt: graph.ogImage.alternativeText ?? '' }] }
        : {}),
      ...(graph?.ogUrl ? { url: graph.ogUrl } : {}),
      locale: openGraphLocale(locale, info),
      type: 'website',
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
});

export default localeLayout(async ({ locale, children }) => {
  const mainInfo = shareMainInfo(await getMainInfo(locale));
  return (
    <Document locale={locale}>
      <MainInfoStore mainInfo={mainInfo}>
        {children}
        <SiteServices locale={locale} />
      </MainInfoStore>
    </Document>
  );
});

/** Draws what every page has beside its content: the loading bar, the toasts and the check for a newer build. */
async function SiteServices({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ui' });
  return (
    <>
      <LoadingBar />
      <ToastArea
        direction={directionOf(locale)}
        words={{ label: t('notifications'), close: t('closeNotification') }}
      />
      <UpdateCheck />
    </>
  );
}
