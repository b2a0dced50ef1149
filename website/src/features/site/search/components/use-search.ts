'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import { askSearch } from '../client';
import type { SearchAnswer } from '../schema';

/** Pause in typing before a search is sent. */
const PAUSE_MS = 120;

/** Returns the answer to the typed text; the former one stays until it has come. An empty query asks nothing. */
export function useSearch({ query, locale }: { query: string; locale: Locale }): {
  answer: SearchAnswer | null;
  isFailed: boolean;
} {
  const [state, setState] = useState<{ answer: SearchAnswer | null; isFailed: boolean }>({
    answer: null,
    isFailed: false,
  });
  const q = query.trim();
  useEffect(() => {
    if (q === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      askSearch(q, locale, leaving.signal).then(
        (answer) => setState({ answer, isFailed: false }),
        () => {
          if (!leaving.signal.aborted) setState({ answer: null, isFailed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, locale]);
  return q === '' ? { answer: null, isFailed: false } : state;
}
