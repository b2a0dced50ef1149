import { type Locale, localePath } from '@/i18n/routing';
import { readPage } from '@/lib/paging';
import { readText, type SearchParams } from '@/lib/search-params';

/** Path of an entry's own page; its key is kept by the browser. */
export function entryPath({ locale, number }: { locale: Locale; number: string }): string {
  return localePath({ locale, path: `/booking/waiting-list/${number}` });
}

/** Which entries staff look at, and which page of them; what is not well-formed counts as not asked for. */
export function readWaitingView({ state, page }: SearchParams): { state: 'waiting' | 'over'; page: number } {
  return { state: state === 'over' ? 'over' : 'waiting', page: readPage(readText(page)) };
}

/** Path of the list for staff. */
export function staffListPath({
  locale,
  state = 'waiting',
  page = 1,
}: {
  locale: Locale;
  state?: 'waiting' | 'over';
  page?: number;
}): string {
  const query = new URLSearchParams({
    ...(state === 'over' ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return localePath({ locale, path: `/admin/waiting-list${query.size > 0 ? `?${query}` : ''}` });
}
