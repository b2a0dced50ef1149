import 'server-only';
import type { Metadata } from 'next';
import { type Locale, localePath, routing } from '@/i18n/routing';
import type { Seo } from './backend/seo';
import { getEnvironment } from './env';
import { cardToken, isOwnUpload, PREVIEW_SIZE } from './preview-picture/token';

/**
 * The canonical address of a page and its reciprocal language addresses; x-default is the English one,
 * for the home page the bare `/`. `path` is without the language; where the slugs differ give one path
 * per language. A language in which the entry does not exist may be left out.
 */
export function alternates({
  locale,
  path,
}: {
  locale: Locale;
  path: string | Partial<Record<Locale, string>>;
}): NonNullable<Metadata['alternates']> {
  const languages: Record<string, string> = {};
  for (const language of routing.locales) {
    const own = typeof path === 'string' ? path : path[language];
    if (own !== undefined) languages[language] = localePath({ locale: language, path: own });
  }
  const canonical = languages[locale] ?? localePath({ locale, path: '/' });
  const isHome = canonical === localePath({ locale, path: '/' });
  return { canonical, languages: { ...languages, 'x-default': isHome ? '/' : (languages.en ?? canonical) } };
}

/**
 * Metadata of a page: its own words first, then the editors' for search engines. `title` goes into the
 * layout's template (`Doctors | Clinic`).
 */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  seo,
  image,
}: {
  locale: Locale;
  path: string | Partial<Record<Locale, string>>;
  title: string;
  description?: string | null | undefined;
  seo?: Seo | null | undefined;
  image?: { url: string; alternativeText?: string | null | undefined } | null | undefined;
}): Metadata {
  const graph = seo?.openGraph;
  const words = seo?.metaDescription ?? description ?? undefined;
  const heading = graph?.ogTitle ?? seo?.metaTitle ?? title;
  const links = alternates({ locale, path });
  return {
    title: seo?.metaTitle ?? title,
    ...(words ? { description: words } : {}),
    alternates: links,
    openGraph: {
      title: heading,
      ...((graph?.ogDescription ?? words) ? { description: graph?.ogDescription ?? words } : {}),
      images: [previewPicture({ locale, title: heading, own: graph?.ogImage, beside: image })],
      url: graph?.ogUrl ?? String(links.canonical),
      locale,
      type: 'website',
    },
    twitter: { card: 'summary_large_image' },
  };
}

type PreviewMedia = { url: string; alternativeText?: string | null | undefined } | null | undefined;

/** The editors' own picture for previews; else one drawn with the page's title, and its picture beside it. */
export function previewPicture({
  locale,
  title,
  own,
  beside,
}: {
  locale: Locale;
  title: string;
  own: PreviewMedia;
  beside: PreviewMedia;
}) {
  // No preview shows a vector drawing as it is.
  if (own && !own.url.endsWith('.svg')) return { url: own.url, alt: own.alternativeText ?? title };
  const picture = (own ?? beside)?.url;
  const card = {
    locale,
    title: title.slice(0, 200),
    ...(picture && isOwnUpload(picture) ? { picture } : {}),
  };
  const token = cardToken({ card, secret: getEnvironment().REVALIDATE_SECRET });
  return { url: `/api/og/${token}`, alt: title, type: 'image/png', ...PREVIEW_SIZE };
}
