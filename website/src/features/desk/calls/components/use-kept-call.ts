'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { z } from 'zod';

/** The backend lets go of an open request after three minutes. */
const EVERY_MS = 60_000;
/** Without a hand on the machine it is let go, so that others can call and an idle session can end. */
const WATCHED_MS = 20 * 60_000;

const taken = z.object({ by: z.string().nullable() });

/** Keeps the open request open while somebody works on it. Gives who has it now when it was lost, else null. */
export function useKeptCall(id: string | null): { by: string | null } | null {
  const router = useRouter();
  const [lost, setLost] = useState<{ by: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    setLost(null);
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const renew = async () => {
      if (Date.now() - touchedAt > WATCHED_MS) return;
      const answer = await fetch(`/api/calls/${id}`, { method: 'POST' }).catch(() => null);
      if (answer?.status !== 409) return;
      setLost(taken.catch({ by: null }).parse(await answer.json()));
      router.refresh();
    };
    const timer = setInterval(() => void renew(), EVERY_MS);
    const signs = ['pointermove', 'keydown', 'scroll'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
    };
  }, [id, router]);
  return lost;
}
