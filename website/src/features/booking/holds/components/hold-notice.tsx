'use client';

import type { ReactNode } from 'react';
import { WARN_AT } from '../rules';
import type { HoldWords } from '../words';
import type { HoldState } from './use-hold';

/** Clock of a held time: the minutes are visible, and announced only once near the end. */
export function HoldNotice({ hold, words, icon }: { hold: HoldState; words: HoldWords; icon: ReactNode }) {
  const isSoon = hold.status === 'held' && hold.minutes <= WARN_AT;
  const said = isSoon ? words.soon : hold.status === 'ended' ? words.ended : '';
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {hold.status === 'held' ? (
        <p
          role="timer"
          aria-live="off"
          className="flex items-center gap-2 font-semibold text-accent-strong text-sm"
        >
          {icon}
          {words.minutes[Math.min(hold.minutes, words.minutes.length - 1)]}
        </p>
      ) : null}
      {hold.status === 'ended' ? (
        <p aria-hidden="true" className="text-sm text-text-soft">
          {words.ended}
        </p>
      ) : null}
    </>
  );
}
