import type { ComponentProps } from 'react';
import { Field } from '@/components/form/field';
import { CODE_DIGITS } from '@/contract/limits';

type Given = 'label' | 'hint' | 'error' | 'errorPrefix' | 'autoFocus';

/** Takes a typed code; phones offer the one that has just come. Digits of either script are understood. */
export function CodeField(field: Pick<ComponentProps<typeof Field>, Given> & { id?: string }) {
  return (
    <Field
      id="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Spaces between the digits are typed and pasted.
      maxLength={3 * CODE_DIGITS}
      dir="ltr"
      defaultValue=""
      frameClassName="max-w-xs"
      className="text-xl tracking-widest"
      {...field}
    />
  );
}
