'use client';

import { useEffect } from 'react';
import { VIEW_COOKIE } from '../rules';

const YEAR_SECONDS = 31_536_000;

/** Has this browser remember what its reader looked at, until they look at something else. Draws nothing. */
export function RememberView({ kept }: { kept: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is not in every browser
    document.cookie = `${VIEW_COOKIE}=${kept}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }, [kept]);
  return null;
}
