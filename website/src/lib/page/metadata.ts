import 'server-only';
import type { Metadata } from 'next';
import { type Locale, localePath, otherLocale, routing } from '@/i18n/routing';
import type { Seo } from '../backend/seo';
import { countryOfPhone } from '../contact/phone';
import { getEnvironment } from '../process/env';
import { type ClinicName, pageTitle } from './page-title';
import { cardToken, isOwnUpload, PREVIEW_SIZE } from './preview-picture/token';

/**
 * Addresses of a page: the canonical one and one per language; x-default is English, for the home page the bare `/`. `path` is
 * without the language, or one per language; a language without the entry is left out.
 */
export function alternates(locale: Locale, path: string | Partial<Record<Locale, string>>) {
  const languages: Record<string, string> = {};
  for (const language of routing.locales) {
    const own = typeof path === 'string' ? path : path[language];
    if (own !== undefined) languages[language] = localePath({ locale: language, path: own });
  }
  const canonical = languages[locale] ?? localePath({ locale, path: '/' });
  const isHome = canonical === localePath({ locale, path: '/' });
  return { canonical, languages: { ...languages, 'x-default': isHome ? '/' : (languages.en ?? canonical) } };
}

/** Facts of the clinic group that the metadata of every page needs; its phone is E.164. */
export type ClinicHead = ClinicName & { phone: string };

/** A language with the clinic's country, `ar_EG`, as Open Graph writes it; by the country of the clinic's phone. */
export function openGraphLocale(locale: Locale, clinic: ClinicHead | null): string {
  const country = clinic && countryOfPhone(clinic.phone);
  return country ? `${locale}_${country}` : locale;
}

/** Metadata of a page: its words, then the editors'; `title` gets the clinic's name, `article` its times. */
export function pageMetadata(given: {
  locale: Locale;
  path: string | Partial<Record<Locale, string>>;
  title: string;
  description?: string | null | undefined;
  seo?: Seo | null | undefined;
  image?: PreviewMedia;
  /** Null while the clinic's data is not published. */
  clinic: ClinicHead | null;
  article?: { publishedTime: string; modifiedTime: string; section: string | null; authors: string[] };
}): Metadata {
  const { locale, path, title, description, seo, image, clinic, article } = given;
  const graph = seo?.openGraph;
  const words = seo?.metaDescription ?? description ?? undefined;
  const heading = graph?.ogTitle ?? seo?.metaTitle ?? title;
  const links = alternates(locale, path);
  return {
    title: { absolute: pageTitle({ title: seo?.metaTitle ?? title, clinic }) },
    ...(words ? { description: words } : {}),
    alternates: links,
    openGraph: {
      title: heading,
      ...((graph?.ogDescription ?? words) ? { description: graph?.ogDescription ?? words } : {}),
      images: [previewPicture({ locale, title: heading, own: graph?.ogImage, beside: image })],
      url: graph?.ogUrl ?? links.canonical,
      locale: openGraphLocale(locale, clinic),
      alternateLocale: openGraphLocale(otherLocale(locale), clinic),
      ...(clinic ? { siteName: clinic.siteName } : {}),
      ...(article ? articleGraph(article) : { type: 'website' as const }),
    },
    twitter: { card: 'summary_large_image' },
  };
}

function articleGraph({ section, ...rest }: NonNullable<Parameters<typeof pageMetadata>[0]['article']>) {
  return { type: 'article' as const, ...rest, ...(section ? { section } : {}) };
}

type PreviewMedia = { url: string; alternativeText?: string | null | undefined } | null | undefined;

interface PreviewPictureGiven {
  locale: Locale;
  title: string;
  own: PreviewMedia;
  beside: PreviewMedia;
}

/** Returns the preview picture: the editors' own, else one drawn from the title with the page's picture. */
export function previewPicture({ locale, title, own, beside }: PreviewPictureGiven) {
  // No preview shows a vector drawing as it is.
  if (own && !own.url.endsWith('.svg')) return { url: own.url, alt: own.alternativeText ?? title };
  const picture = (own ?? beside)?.url;
  const card = {
    locale,
    title: title.slice(0, 200),
    ...(picture && isOwnUpload(picture) ? { picture } : {}),
  };
  const token = cardToken(card, getEnvironment().REVALIDATE_SECRET);
  return { url: `/api/og/${token}`, alt: title, type: 'image/png', ...PREVIEW_SIZE };
}
