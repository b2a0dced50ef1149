import type { Locale } from '@/i18n/routing';
import { readPage } from '@/lib/address/paging';
import { withSearch } from '@/lib/address/search-params';
import { matchesSearch } from '@/lib/search/matches-search';
import type { ArticleSummary } from './data';

export const ARTICLES_PER_PAGE = 9;

/** Filter in the address of the list: `?q=vertigo&category=sleep&page=2`. */
export type ArticleFilter = ReturnType<typeof readArticleFilter>;

export const noFilter: ArticleFilter = { q: '', category: '', page: 1 };

const LONGEST_SEARCH = 80;
const LONGEST_SLUG = 100;

/** Reads the filter from an address; malformed parts count as not set. */
export function readArticleFilter(read: (key: string) => string | null | undefined) {
  return {
    q: (read('q') ?? '').slice(0, LONGEST_SEARCH).trim(),
    /** Slug of a category in either language, "" for all. */
    category: (read('category') ?? '').slice(0, LONGEST_SLUG).normalize('NFC').trim(),
    page: readPage(read('page')),
  };
}

/** The filter as the search part of an address, "" when nothing is asked for. */
export function filterSearch({ q, category, page }: ArticleFilter): string {
  return withSearch('', { q: q || null, category: category || null, page: page > 1 ? page : null });
}

interface Given extends Pick<ArticleSummary, 'search' | 'categoryId'> {
  author: Pick<NonNullable<ArticleSummary['author']>, 'names'> | null;
}

/** Returns the searchable parts of an article: its author's names in both scripts, and its words in both languages. */
export function findableOf({ search, author, categoryId }: Given) {
  return { names: Object.values(author?.names ?? {}).join(' '), topics: [{ words: search }], categoryId };
}

export function matchesFilter(given: {
  article: ReturnType<typeof findableOf>;
  q: string;
  categoryId: string | null;
}): boolean {
  const { article, q, categoryId } = given;
  return (
    (categoryId === null || article.categoryId === categoryId) && matchesSearch({ ...article, query: q })
  );
}

/** Returns the slug of a category in the reader's language, else in the other one. */
export function categorySlug(category: { slugs: Partial<Record<Locale, string>> }, locale: Locale): string {
  return category.slugs[locale] ?? Object.values(category.slugs).find(Boolean) ?? '';
}
