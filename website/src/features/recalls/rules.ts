import { type Locale, localePath } from '@/i18n/routing';

/** In how many months people are mostly asked to come again. */
export const USUAL_MONTHS = [1, 3, 6, 12] as const;

export function recallsPath({ locale, page = 1 }: { locale: Locale; page?: number }): string {
  return localePath({ locale, path: page > 1 ? `/admin/recalls?page=${page}` : '/admin/recalls' });
}
