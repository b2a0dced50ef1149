'use client';

import { type ComponentProps, type ReactNode, useActionState } from 'react';
import { ActionFields } from './action-fields';
import { OutcomeNote } from './outcome-note';
import { SubmitButton } from './submit-button';

/** Outcome of a press, in words; null where the page itself shows it. */
export type PressResult = { outcome: 'changed' | 'refused'; text: string } | null;

/** One press and what it sends, and below it what came of it. Works without script. */
export function PressForm({
  action,
  fields,
  label,
  pendingLabel,
  variant = 'quiet',
  size = variant === 'quiet' ? 'sm' : 'md',
  className,
  children,
}: {
  action: (former: PressResult, form: FormData) => Promise<PressResult>;
  fields?: Record<string, string>;
  /** Tells it from the same press about another entry. */
  label?: string;
  pendingLabel: string;
  /** A quiet one says in a line what came of it, others in a box that takes the focus. */
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  size?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
}) {
  const [result, send] = useActionState(action, null);
  const isQuiet = variant === 'quiet';
  const isRefused = result?.outcome === 'refused';
  return (
    <form action={send} className={className}>
      <ActionFields of={fields} />
      <SubmitButton
        variant={variant}
        size={size}
        className={isQuiet ? '-ms-4' : undefined}
        aria-label={label}
        pendingLabel={pendingLabel}
      >
        {children}
      </SubmitButton>
      {result?.text && isQuiet ? (
        <p role={isRefused ? 'alert' : 'status'} className={`text-sm ${isRefused ? 'text-danger' : ''}`}>
          {result.text}
        </p>
      ) : null}
      {result?.text && !isQuiet ? (
        <div className="mt-3">
          <OutcomeNote state={result} isGood={!isRefused}>
            {result.text}
          </OutcomeNote>
        </div>
      ) : null}
    </form>
  );
}
