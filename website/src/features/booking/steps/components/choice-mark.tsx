'use client';

import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';

/**
 * The end of a choice: an arrow, and a turning ring from the press until the next question is there, by which the card
 * around marks itself as chosen. Without it a press showed nothing until the server had answered.
 */
export function ChoiceMark({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus();
  if (!pending) return children;
  return (
    <span
      data-chosen=""
      aria-hidden="true"
      className="size-5 shrink-0 rounded-pill border-2 border-line-strong border-t-action motion-safe:animate-spin"
    />
  );
}
