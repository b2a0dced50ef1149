export const SERVICES_PER_PAGE = 24;

/** The part of the list's address that asks for a specialty and a page of it, "" for the beginning of the whole list. */
export function filterSearch({ specialty, page }: { specialty: number | null; page: number }): string {
  const search = new URLSearchParams();
  if (specialty !== null) search.set('specialty', String(specialty));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}
