'use client';

import { useSyncExternalStore } from 'react';
import type { CallLines } from '@/contract/availability';
import { callByOf } from '@/features/site/next-free-times/rules';
import { formatDate, sayTime } from '@/lib/time/clinic-time';
import type { FormWords } from '../words';

/** Time between two looks of an open page whether the call has moved on, in milliseconds. */
const LOOK_MS = 15_000;

export interface PromisedCall {
  lines: CallLines;
  /** Moment when the page was drawn, in epoch milliseconds, used until the script runs. */
  drawnAt: number;
  timeZone: string;
  locale: string;
}

/** Returns the current minute's quarter, so that the page is redrawn only when its text can change. */
const quarterNow = () => Math.floor(Date.now() / LOOK_MS) * LOOK_MS;

function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  // Timers sleep while a phone is in the pocket.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Line that says by when the call comes if the form is sent now, and from which number; stays true as time passes. */
export function CallPromise(props: PromisedCall & { words: FormWords['call'] }) {
  const { lines, drawnAt, timeZone, locale, words } = props;
  const now = useSyncExternalStore(watchClock, quarterNow, () => drawnAt);
  const callBy = callByOf(lines, Math.max(now, drawnAt));
  if (callBy === null) return null;
  const moment = { instant: new Date(callBy), timeZone, locale };
  const [before = '', after = ''] = words.sentence
    .replace('{time}', sayTime(moment))
    .replace('{day}', formatDate({ ...moment, style: 'medium' }))
    .split('{phone}');
  return (
    // The language data of server and browser may differ by a comma.
    <p className="font-semibold" suppressHydrationWarning>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
        {words.phone}
      </bdi>
      {after}
    </p>
  );
}
