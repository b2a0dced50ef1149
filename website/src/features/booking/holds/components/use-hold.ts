'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { isFormSent } from '@/lib/browser/early-input';
import { holdHeader, setHeld } from '../client';
import { type HeldTime, type HoldAnswer, minutesLeft, readHoldAnswer, shouldRenew } from '../rules';
import type { WantedTime } from '../schema';

/** Longest wait for an answer; without one the booking goes on without a hold. */
const TIMEOUT_MS = 10_000;
const TICK = 5_000;

export type HoldState =
  | Exclude<HoldAnswer, { status: 'held' }>
  | { status: 'held'; minutes: number }
  /** Ran out; the time may still be free. */
  | { status: 'ended' };

/** Holds the time in view and counts down; `renew` is called as the visitor types. Whatever goes wrong gives `none`. */
export function useHold(wanted: WantedTime): { hold: HoldState; renew: () => void } {
  const [hold, setHold] = useState<HoldState>({ status: 'none' });
  const held = useRef<HeldTime | null>(null);
  const isAsking = useRef(false);
  const { locale, doctor, branch, service, startsAt } = wanted;

  const ask = useCallback(
    async (isWanted: () => boolean) => {
      isAsking.current = true;
      const answer = await requestHold({ locale, doctor, branch, service, startsAt });
      isAsking.current = false;
      if (!isWanted()) return;
      const now = Date.now();
      if (answer.status === 'held') {
        held.current = { renewedAt: now, endsAt: now + answer.secondsLeft * 1000 };
        setHold({ status: 'held', minutes: minutesLeft({ endsAt: held.current.endsAt, now }) });
      } else {
        // A renewal that got no answer leaves what was held before.
        if (answer.status === 'none' && held.current && held.current.endsAt > now) return;
        held.current = null;
        setHold(answer);
      }
    },
    [locale, doctor, branch, service, startsAt],
  );

  useEffect(() => {
    let isCurrent = true;
    held.current = null;
    setHold({ status: 'none' });
    void ask(() => isCurrent);
    const clock = setInterval(() => {
      if (!held.current) return;
      const minutes = minutesLeft({ endsAt: held.current.endsAt, now: Date.now() });
      setHold((shown) => {
        if (minutes === 0) return shown.status === 'held' ? { status: 'ended' } : shown;
        return shown.status === 'held' && shown.minutes === minutes ? shown : { status: 'held', minutes };
      });
    }, TICK);
    return () => {
      isCurrent = false;
      clearInterval(clock);
    };
  }, [ask]);

  const renew = useCallback(() => {
    if (!held.current || isAsking.current) return;
    const asked = held.current;
    if (shouldRenew({ ...asked, now: Date.now() })) void ask(() => held.current === asked);
  }, [ask]);

  return { hold, renew };
}

async function requestHold(wanted: WantedTime): Promise<HoldAnswer> {
  // The form went without the key of a hold.
  if (isFormSent()) return { status: 'none' };
  try {
    const answer = await fetch('/api/holds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...holdHeader() },
      body: JSON.stringify(wanted),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const outcome = readHoldAnswer(await answer.json());
    setHeld(outcome.status === 'held');
    return outcome;
  } catch {
    return { status: 'none' };
  }
}
