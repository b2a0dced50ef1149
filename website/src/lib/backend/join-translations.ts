import type { Locale } from '@/i18n/routing';

/** An entry in the language of the page, or in the other language when the page's is missing. */
export interface Translated<T> {
  /** The language `item` is written in; differs from the page's when the translation is missing. */
  lang: Locale;
  item: T;
  /** Every language the entry exists in. */
  byLocale: Partial<Record<Locale, T>>;
}

export interface Entry {
  documentId: string;
  order?: number | null;
}

/** The order the backend gives an entry whose editors gave none. */
const DEFAULT_ORDER = 100;

/** Joins lists per language into one of entries in the first language that has them, by the editors' `order`. */
export function joinTranslations<T extends Entry>(lists: { lang: Locale; items: T[] }[]): Translated<T>[] {
  const found = new Map<string, Translated<T>>();
  for (const { lang, items } of lists) {
    for (const item of items) {
      const known = found.get(item.documentId);
      if (known) known.byLocale[lang] = item;
      else found.set(item.documentId, { lang, item, byLocale: { [lang]: item } });
    }
  }
  return [...found.values()].sort((a, b) => orderOf(a.item) - orderOf(b.item));
}

function orderOf(entry: Entry): number {
  return entry.order ?? DEFAULT_ORDER;
}
