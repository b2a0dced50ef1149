'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useReportBooked } from '@/features/booking/booked/components/booked-here';
import { holdHeader } from '@/features/booking/holds/client';
import { type Locale, localePath } from '@/i18n/routing';
import { forgetAll, forgetSent, keepSent, readSent } from '../form-client';
import { type FormState, readFormState } from '../state';

/** Longest wait for an answer, in milliseconds; after it the line counts as broken. */
const TIMEOUT_MS = 20_000;

/**
 * Sends the form once; a request whose answer got lost is repeated, and gives the same booking again. A form with `faults` is sent to
 * have its notes read for danger, and books nothing: those are its outcome where no answer comes.
 */
export function useSending(locale: Locale) {
  const [outcome, setOutcome] = useState<FormState | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const reportBooked = useReportBooked();
  const router = useRouter();

  async function send(data: FormData, faults: FormState | null = null): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const lost = readSent();
      if (!lost && !faults) keepSent(data);
      // Answers of the lost request are not asked for again, as it may have arrived.
      for (const [name, value] of lost ?? [])
        if (name.endsWith('Asked') && !data.has(name)) data.set(name, String(value));
      let answer = await post(locale, data);
      // The lost request had arrived after all, and the form was changed since: what was booked is what counts.
      if (answer.status === 'refused' && answer.reason === 'reused' && lost)
        answer = await post(locale, lost);
      if (answer.status === 'booked') {
        forgetAll();
        reportBooked(answer.href);
        // A new document: nothing of this patient stays behind in memory on a shared device.
        window.location.assign(answer.href);
        return;
      }
      if (!faults) forgetSent();
      setOutcome(answer);
      if (answer.status === 'refused' && answer.reason === 'changed') router.refresh();
    } catch {
      setOutcome(faults ?? { status: 'offline' });
    }
    isBusy.current = false;
    setSending(false);
  }

  return { outcome, setOutcome, isSending, send };
}

async function post(locale: Locale, data: FormData): Promise<FormState> {
  const answer = await fetch(localePath({ locale, path: '/booking/request' }), {
    method: 'POST',
    // The hold to give way is this tab's, whatever another tab holds.
    headers: holdHeader(),
    body: data,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readFormState(await answer.json());
}
