import { directionOf, type Locale, otherLocale } from './routing';

/** Attributes of words that may be in the other language; none when they are in the page's own. */
export type ContentLang = { lang?: Locale; dir?: 'ltr' | 'rtl' };

/** Attributes of an element whose words may be in the other language; none when they are the same. */
export function contentLang({ lang: content }: { lang: string }, page: Locale): ContentLang {
  if (content === page) return {};
  const lang = otherLocale(page);
  return { lang, dir: directionOf(lang) };
}
