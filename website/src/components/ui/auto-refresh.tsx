'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isTextBegun } from '@/lib/browser/early-input';

/** New requests are on the page within ten seconds of being sent. */
const OFTEN_MS = 6_000;
/** Without a hand on the machine the page stops asking, so that an idle session can end. */
const WATCHED_MS = 20 * 60_000;

interface Props {
  everyMs?: number;
  isUnattended?: boolean;
}

/** Asks for the page again while somebody looks at it, or always where it `isUnattended`. Draws nothing. */
export function AutoRefresh({ everyMs = OFTEN_MS, isUnattended = false }: Props) {
  const router = useRouter();
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const isWanted = () => {
      const isTyping = document.activeElement?.matches('form :is(input, select, textarea)') ?? false;
      const isTouched = isUnattended || Date.now() - touchedAt < WATCHED_MS;
      const isWatched = document.visibilityState === 'visible' && isTouched;
      return isWatched && !isTyping && !isTextBegun();
    };
    const refresh = async () => {
      // Without an answer the router leaves the page for the browser's own, which shows nothing of it.
      if (isWanted() && (await isServed(Math.max(everyMs, OFTEN_MS))) && isWanted()) router.refresh();
    };
    const timer = setInterval(refresh, everyMs);
    const signs = ['pointermove', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router, everyMs, isUnattended]);
  return null;
}

async function isServed(withinMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(withinMs);
  const answer = await fetch('/api/build-id', { cache: 'no-store', signal }).catch(() => null);
  return answer?.ok ?? false;
}
