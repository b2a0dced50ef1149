import { Field } from '@/components/form/field';
import { CODE_DIGITS } from '@/contract/limits';

/** Takes a typed code; phones offer the one that has just come. Digits of either script are understood. */
export function CodeField({
  id = 'code',
  label,
  hint,
  error,
  errorPrefix,
  autoFocus = false,
}: {
  id?: string;
  label: string;
  hint: string;
  error: string | undefined;
  errorPrefix: string;
  autoFocus?: boolean;
}) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      errorPrefix={errorPrefix}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      // Spaces between the digits are typed and pasted.
      maxLength={3 * CODE_DIGITS}
      dir="ltr"
      defaultValue=""
      frameClassName="max-w-xs"
      className="text-xl tracking-widest"
    />
  );
}
