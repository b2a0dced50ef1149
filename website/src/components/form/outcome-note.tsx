'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/text/cn';

interface Props {
  state: unknown;
  isGood: boolean;
  /** `alert` is read out before all else. */
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

/** Outcome of a form, in its words; takes the focus, so that it is read and seen; nothing without words. `state` is the form's own. */
export function OutcomeNote({ state, isGood, role = 'status', className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the form is read again
  useEffect(() => box.current?.focus(), [state]);
  if (!children) return null;
  const tone = isGood ? 'bg-status-confirmed-soft text-status-confirmed' : 'bg-danger-soft text-danger';
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={role}
      className={cn('rounded-control p-3 font-semibold', tone, className)}
    >
      {children}
    </div>
  );
}
