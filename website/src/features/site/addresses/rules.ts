import { type Locale, routing } from '@/i18n/routing';
import { escapeHtml } from '@/lib/text/escape-html';

/** One page of the site map in absolute addresses; `fallback` is the one for readers of neither language. */
export interface SiteMapPage {
  languages: Record<Locale, string>;
  fallback: string;
  changedAt: string | null;
}

/** The site map (sitemaps.org 0.9 with the alternate links search engines read). */
export function siteMapXml(pages: SiteMapPage[]): string {
  const urls = pages.flatMap((page) => routing.locales.map((locale) => urlElement(page, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function urlElement(page: SiteMapPage, locale: Locale): string {
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
  return [
    `<url><loc>${escapeHtml(page.languages[locale])}</loc>`,
    page.changedAt ? `<lastmod>${escapeHtml(page.changedAt)}</lastmod>` : '',
    ...routing.locales.map((language) => alternate(language, page.languages[language])),
    alternate('x-default', page.fallback),
    '</url>',
  ].join('');
}
