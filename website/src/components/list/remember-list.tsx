'use client';

import { useEffect } from 'react';
import {
  HALF_A_YEAR_SECONDS,
  memorableQuery,
  memoryCookie,
  type RememberedList,
} from '@/lib/address/list-memory';

/** Remembers in this browser how a list is shown, by its address; the list's page restores it. Draws nothing. */
export function RememberList({ list, path }: { list: RememberedList; path: string }) {
  const query = memorableQuery(path);
  useEffect(() => {
    const age = query ? HALF_A_YEAR_SECONDS : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: read by the server, and kept when signing out clears the storage
    document.cookie = `${memoryCookie(list)}=${encodeURIComponent(query)}; path=/; max-age=${age}; samesite=lax`;
  }, [list, query]);
  return null;
}
