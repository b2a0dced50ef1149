import type { ReactNode } from 'react';
import { WaveMark } from './wave';

/** Says why there is nothing to show, and what to do instead. */
export function EmptyState({
  as: Title = 'p',
  title,
  text,
  action,
}: {
  /** `h1` where this is all the page holds. */
  as?: 'h1' | 'p';
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-surface-warm px-6 py-12 text-center">
      <WaveMark className="size-14 text-accent" />
      <Title className="font-bold text-brand text-xl">{title}</Title>
      {text ? <p className="max-w-text text-text-soft">{text}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
