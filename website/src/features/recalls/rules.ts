import { type Locale, localePath } from '@/i18n/routing';
import type { PageSize } from '@/lib/list-memory';
import { withSearch } from '@/lib/search-params';

/** In how many months people are mostly asked to come again. */
export const USUAL_MONTHS = [1, 3, 6, 12] as const;

/** Path of the recalls; the first page has no number. */
export function recallsPath({
  locale,
  page = 1,
  size = null,
}: {
  locale: Locale;
  page?: number;
  size?: PageSize | null;
}): string {
  const values = { page: page > 1 ? page : null, size };
  return withSearch(localePath({ locale, path: '/admin/recalls' }), values);
}
