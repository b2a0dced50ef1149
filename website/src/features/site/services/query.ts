import { withSearch } from '@/lib/address/search-params';

export const SERVICES_PER_PAGE = 24;

/** The part of the list's address that asks for a specialty and a page of it, "" for the beginning of the whole list. */
export function filterSearch({ specialty, page }: { specialty: number | null; page: number }): string {
  return withSearch('', { specialty, page: page > 1 ? page : null });
}
