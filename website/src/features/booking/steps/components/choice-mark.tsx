'use client';

import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';

/** The end of a choice: an arrow, and a turning ring from the press until the next question is there. */
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
