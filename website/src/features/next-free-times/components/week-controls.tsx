import type { ReactNode } from 'react';
import type { WeekWords } from '../week-state';

/** In place of the week while its times cannot be had: whom to call, and another try for whoever wants one. */
export function WeekFailed({
  words,
  numbers,
  onRetry,
}: {
  words: WeekWords;
  numbers: ReactNode;
  onRetry: () => void;
}) {
  return (
    <div className="rounded-control bg-surface-warm p-5 sm:p-6">
      <h3 className="text-lg">{words.failed}</h3>
      <p className="mt-1 text-text-soft">{words.failedText}</p>
      <div className="mt-3">{numbers}</div>
      <button
        type="button"
        onClick={onRetry}
        className="mt-4 min-h-11 rounded-control border border-line-strong bg-surface px-4 font-semibold text-action text-sm hover:border-action hover:bg-surface-sky"
      >
        {words.retry}
      </button>
    </div>
  );
}

/** To the days before or after. */
export function WeekButton({
  label,
  isOff,
  onClick,
  children,
}: {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="grid size-11 shrink-0 place-items-center rounded-pill border border-line-strong text-action hover:bg-surface-sky aria-disabled:border-line aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}
