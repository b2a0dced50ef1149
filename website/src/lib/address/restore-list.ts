import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  HALF_A_YEAR_SECONDS,
  memorableQuery,
  memoryCookie,
  type RememberedList,
  recallQuery,
} from './list-memory';
import type { SearchParams } from './search-params';

/** Returns what this browser's reader left of a list, unchecked; null when nothing is remembered. */
export async function recallList(list: RememberedList): Promise<SearchParams | null> {
  const kept = (await cookies()).get(memoryCookie(list))?.value;
  return recallQuery({ kept, now: new Date() });
}

/** Remembers how a list was left, by its address, where a form leads to it. Only in actions and route handlers. */
export async function keepList({ list, path }: { list: RememberedList; path: string }): Promise<void> {
  const query = memorableQuery(path);
  // The page writes it as well: not hidden from scripts, and nothing that would be worth hiding.
  const options = { path: '/', sameSite: 'lax', maxAge: query ? HALF_A_YEAR_SECONDS : 0 } as const;
  (await cookies()).set(memoryCookie(list), query, options);
}

/**
 * Redirects from the bare address of a list to the reader's last filters; does nothing for an address with filters. @param pathOf
 * path of the list with these parameters, without malformed ones; null if none are left
 */
export async function restoreList(
  list: RememberedList,
  params: SearchParams,
  pathOf: (params: SearchParams) => Promise<string | null>,
): Promise<void> {
  if (Object.keys(params).length > 0) return;
  const query = await recallList(list);
  const path = query && (await pathOf(query));
  if (path?.includes('?')) redirect(path);
}
