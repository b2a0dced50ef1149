import type { Locale } from '@/i18n/routing';
import type { SearchAnswer } from './words';

/** Asks our own route for a search. Rejects while it cannot be known, and when it is aborted. */
export async function askSearch(q: string, locale: Locale, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch('/api/search', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ q, locale }),
    signal,
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`search: ${response.status}`);
  return body as SearchAnswer;
}
