import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/text/cn';
import { SubmitButton } from './submit-button';

type Button = ComponentProps<typeof SubmitButton>;

interface Props extends Pick<Button, 'size' | 'pendingLabel' | 'className'> {
  /** Name of the field that carries the pressed choice. */
  name: string;
  choices: readonly (Pick<Button, 'variant' | 'aria-label'> & { value: string | number; label: ReactNode })[];
}

/** Buttons in a row, each of which sends the form with a value of its own. */
export function SubmitChoices({ name, choices, className, size = 'sm', pendingLabel }: Props) {
  const usual = { name, size, pendingLabel, variant: 'secondary' } as const;
  return (
    <div className={cn('flex flex-wrap gap-2 empty:hidden', className)}>
      {choices.map(({ label, ...button }) => (
        <SubmitButton key={button.value} {...usual} {...button}>
          {label}
        </SubmitButton>
      ))}
    </div>
  );
}
