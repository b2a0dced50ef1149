import type { ComponentProps, ReactNode } from 'react';
import { ResultForm, ResultLine, ResultNote } from './result-form';
import { SubmitButton } from './submit-button';

interface Props extends Pick<ComponentProps<typeof ResultForm>, 'action' | 'fields' | 'className'> {
  /** Accessible name that distinguishes the button from the same button of another entry. */
  label?: string;
  pendingLabel: string;
  /** Look of the button; `quiet` says the outcome in a line, others in a box that takes the focus. */
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Form with a single button, and its result below. Works without script. */
export function PressForm({ action, fields, label, variant = 'quiet', size, className, ...button }: Props) {
  const isQuiet = variant === 'quiet';
  return (
    <ResultForm action={action} fields={fields} className={className}>
      <SubmitButton
        variant={variant}
        size={size ?? (isQuiet ? 'sm' : 'md')}
        className={isQuiet ? '-ms-4' : undefined}
        aria-label={label}
        {...button}
      />
      {isQuiet ? (
        <ResultLine />
      ) : (
        <div className="mt-3 empty:hidden">
          <ResultNote />
        </div>
      )}
    </ResultForm>
  );
}
