import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';
import { FocusBox } from './focus-box';

interface Props {
  state: unknown;
  isGood: boolean;
  /** `alert` is read out before all else. */
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

/** Outcome of a form, in its words, in a box that takes the focus; nothing without words. `state` is the form's own. */
export function OutcomeNote({ state, isGood, role = 'status', className, children }: Props) {
  if (!children) return null;
  const tone = isGood ? 'bg-status-confirmed-soft text-status-confirmed' : 'bg-danger-soft text-danger';
  return (
    <FocusBox answer={state} role={role} className={cn('rounded-control p-3 font-semibold', tone, className)}>
      {children}
    </FocusBox>
  );
}
