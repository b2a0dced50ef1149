import { langOfText } from './lang-of-text';
import { directionOf, type Locale, otherLocale } from './routing';

/** Attributes of words that may be in the other language; none when they are in the page's own. */
export type ContentLang = { lang?: Locale; dir?: 'ltr' | 'rtl' };

/** Returns the language of a name; if both languages have the same text, its script decides. */
export function langOfName(names: Record<Locale, string>, page: Locale): Locale {
  return names.en === names.ar ? langOfText(names.en) : page;
}

/** Attributes of an element whose words may be in the other language; none when they are the same. */
export function contentLang({ lang: content }: { lang: string }, page: Locale): ContentLang {
  if (content === page) return {};
  const lang = otherLocale(page);
  return { lang, dir: directionOf(lang) };
}
