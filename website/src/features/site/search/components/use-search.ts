'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/routing';
import type { SearchAnswer } from '../words';

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

/** Pause in typing before a search is sent. */
const PAUSE_MS = 120;
/** Longest wait on a line that hangs: then it is said that nothing was found out. */
const TIMEOUT_MS = 20_000;
/** Pause before it is asked again, each time twice as long: words typed on a broken line may be a sign of danger. */
const AGAIN_MS = 5_000;
const NOTHING: { of: string; answer: SearchAnswer | null; isFailed: boolean } = {
  of: '',
  answer: null,
  isFailed: false,
};

/**
 * Returns the answer to the typed text; the former one stays until it has come, and `isAnswered` is false until then. An empty query
 * asks nothing. With `isFailed` there is no answer, or a warning of before.
 */
export function useSearch({ query, locale }: { query: string; locale: Locale }) {
  const [state, setState] = useState(NOTHING);
  const q = query.trim();
  useEffect(() => {
    if (q === '') return;
    let isLeft = false;
    let waiting = new AbortController();
    let timer = setTimeout(ask, PAUSE_MS);
    let pause = AGAIN_MS;
    function ask() {
      waiting = new AbortController();
      timer = setTimeout(() => waiting.abort(), TIMEOUT_MS);
      askSearch(q, locale, waiting.signal).then(
        (answer) => {
          clearTimeout(timer);
          setState({ of: q, answer, isFailed: false });
        },
        () => {
          clearTimeout(timer);
          if (isLeft) return;
          // A warning outlives a line that breaks at the next letter: in its place would be what can be booked.
          setState(({ answer }) => ({ of: q, answer: answer?.help ? answer : null, isFailed: true }));
          timer = setTimeout(ask, pause);
          pause *= 2;
        },
      );
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
      waiting.abort();
    };
  }, [q, locale]);
  const { of, ...known } = q === '' ? NOTHING : state;
  return { ...known, isAnswered: of === q && !known.isFailed };
}
