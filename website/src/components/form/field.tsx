import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { CONTROL_CLASS, describeField, emptyMark, FieldFrame, type FieldWords } from './field-parts';

type FieldProps = FieldWords & { frameClassName?: string } & Omit<ComponentProps<'input'>, 'id'>;

/**
 * A one-line input with its label, hint and error tied together. Works without script. Give
 * `inputMode`, `autoComplete` and, for numbers and codes, `dir="ltr"` as the value needs.
 */
export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  errorPrefix,
  frameClassName,
  className,
  name = id,
  type = 'text',
  ...props
}: FieldProps) {
  const words = { id, label, hint, error, optionalLabel, errorPrefix };
  return (
    <FieldFrame {...words} className={frameClassName}>
      <input
        id={id}
        name={name}
        type={type}
        // A left-to-right value still starts at the reading edge of the page.
        className={cn(CONTROL_CLASS, props.dir === 'ltr' && 'rtl:text-end', className)}
        {...describeField({ id, hint, error })}
        {...emptyMark(props)}
        {...props}
      />
    </FieldFrame>
  );
}
