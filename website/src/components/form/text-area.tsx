import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { CONTROL_CLASS, describeField, emptyMark, FieldFrame, type FieldWords } from './field-parts';

type TextAreaProps = FieldWords & { frameClassName?: string } & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({
  id,
  label,
  hint,
  error,
  optionalLabel,
  errorPrefix,
  frameClassName,
  className,
  name = id,
  rows = 4,
  ...props
}: TextAreaProps) {
  const words = { id, label, hint, error, optionalLabel, errorPrefix };
  return (
    <FieldFrame {...words} className={frameClassName}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className={cn(CONTROL_CLASS, className)}
        {...describeField({ id, hint, error })}
        {...emptyMark(props)}
        {...props}
      />
    </FieldFrame>
  );
}
