import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

const TONES = {
  neutral: 'bg-surface-sky text-action-strong',
  accent: 'bg-accent-soft text-accent-strong',
  pending: 'bg-status-pending-soft text-status-pending',
  confirmed: 'bg-status-confirmed-soft text-status-confirmed',
  done: 'bg-status-done-soft text-status-done',
  canceled: 'bg-status-canceled-soft text-status-canceled',
};

export type BadgeTone = keyof typeof TONES;

interface Props {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label. A status always comes with an `icon` and a word: colour alone says nothing. */
export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-pill px-3 py-0.5 text-balance text-start font-semibold text-sm',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
