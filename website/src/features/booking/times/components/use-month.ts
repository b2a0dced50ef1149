'use client';

import { useRef, useState } from 'react';
import { holdHeader, isHeld } from '@/features/booking/holds/client';
import { type MonthView, readMonthView } from '../schema';

/** Longest wait for a month of free times. */
const TIMEOUT_MS = 15_000;

/** The month in view. `showMonth` fetches a month once; null when it could not be loaded or another was asked for meanwhile. */
export function useMonth(initial: MonthView, monthAddress: string) {
  const [view, setView] = useState(initial);
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [failedMonth, setFailedMonth] = useState<string | null>(null);
  const kept = useRef(new Map([[initial.month, initial]]));
  const latest = useRef(initial.month);

  async function showMonth(month: string): Promise<MonthView | null> {
    latest.current = month;
    try {
      const found = kept.current.get(month) ?? (await fetchMonth(month));
      if (latest.current !== month) return null;
      setView(found);
      setStatus('ready');
      return found;
    } catch {
      if (latest.current === month) {
        setStatus('failed');
        setFailedMonth(month);
      }
      return null;
    }
  }

  async function fetchMonth(month: string): Promise<MonthView> {
    setStatus('loading');
    const answer = await fetch(`${monthAddress}&month=${month}`, {
      // Without a hold, these are the times that everybody sees.
      headers: isHeld() ? holdHeader() : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A refusal is read too: the browser holds a request open for as long as nobody wants its answer.
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`The free times answered ${answer.status}.`);
    const fetched = readMonthView(body);
    kept.current.set(month, fetched);
    return fetched;
  }

  return { view, status, failedMonth, showMonth };
}
