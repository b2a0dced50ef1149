import { DOCUMENT_ID } from '@/contract/limits';

/** The query of an address, as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** A text of a query; '' when there is none, or several. */
export function readText(value: SearchParams[string]): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function readId(value: SearchParams[string]): string | null {
  const text = readText(value);
  return DOCUMENT_ID.test(text) ? text : null;
}

/** A written date `YYYY-MM-DD` that exists, or null. */
export function readDate(value: SearchParams[string]): string | null {
  const text = readText(value);
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : null;
}

/** The number of a page of a list of staff, which may be very long; the first when the query names none. */
export function readPageNumber(value: SearchParams[string]): number {
  const text = readText(value);
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Returns a path with a query; null values are left out. */
export function withSearch(path: string, values: Record<string, string | number | null>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
