'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  answer: unknown;
  isGood?: boolean;
  'data-outcome'?: string;
  children: ReactNode;
}

/** Says what became of a form, mostly why it was not taken; takes the focus with each answer. */
export function AnswerBox({ answer, isGood = false, children, ...box }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read again
  useEffect(() => frame.current?.focus(), [answer]);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={`scroll-mt-36 rounded-card border-2 p-5 ${isGood ? 'border-accent bg-accent-soft' : 'border-status-pending bg-status-pending-soft'}`}
      {...box}
    >
      {children}
    </div>
  );
}
