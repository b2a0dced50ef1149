import type { ComponentProps } from 'react';
import { Field } from '@/components/form/field';

/** A code of the authenticator, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof Field>, 'id'>) {
  return (
    <Field
      id="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={30}
      dir="ltr"
      required
      {...props}
    />
  );
}
