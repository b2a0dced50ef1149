import type { ReactNode } from 'react';
import { WaveMark } from './wave';

/** What is shown where there is nothing to show: why, and what to do instead. */
export function EmptyState({
  title,
  text,
  action,
}: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-surface-warm px-6 py-12 text-center">
      <WaveMark className="size-14 text-accent" />
      <p className="font-bold text-brand text-xl">{title}</p>
      {text ? <p className="max-w-text text-text-soft">{text}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
