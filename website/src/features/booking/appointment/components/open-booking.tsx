'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState, useTransition } from 'react';
import type { Opened } from '@/features/booking/booked/session';
import { openBookingAction } from '../actions';

interface Props {
  bookingNumber: string;
  /** The key the shown booking was opened with, or null when there is nothing to show yet. */
  manageKey: string | null;
  words: Record<'opening' | 'needsScript', string>;
  /** In its place, where the key is wrong, and where nobody could say whether it is. */
  otherwise: Record<'wrong' | 'failed', ReactNode>;
  of?: Opened;
  children: ReactNode;
}

/** Opens a booking by the key behind the `#`, and writes the key of one opened by cookie there, to be taken elsewhere. */
export function OpenBooking(props: Props) {
  const { bookingNumber, manageKey, words, otherwise, of = 'booking', children } = props;
  const router = useRouter();
  const [outcome, setOutcome] = useState<'wrong' | 'failed' | null>(null);
  const [isOpening, startOpening] = useTransition();

  useEffect(() => {
    if (manageKey) {
      if (window.location.hash !== `#${manageKey}`) window.history.replaceState(null, '', `#${manageKey}`);
      return;
    }
    const given = window.location.hash.slice(1);
    if (!given || outcome) {
      setOutcome(outcome ?? 'wrong');
      return;
    }
    const form = new FormData();
    form.set('bookingNumber', bookingNumber);
    form.set('manageKey', given);
    form.set('of', of);
    startOpening(async () => {
      const isOpen = await openBookingAction(form).catch(() => null);
      startOpening(() => {
        // A browser that refuses cookies says nothing of the key.
        setOutcome(isOpen === null || !navigator.cookieEnabled ? 'failed' : 'wrong');
        // Asked again with the cookie; when the key is wrong, the page comes back without a booking.
        if (isOpen) router.refresh();
      });
    });
  }, [bookingNumber, manageKey, outcome, of, router]);

  if (manageKey) return children;
  if (outcome && !isOpening) return otherwise[outcome];
  return (
    <>
      <p role="status" className="py-16 text-center text-text-soft">
        {words.opening}
      </p>
      <noscript>
        <p className="text-center">{words.needsScript}</p>
      </noscript>
    </>
  );
}
