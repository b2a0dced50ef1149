import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { describeField, FieldError, FieldHint, type FieldWords, splitField } from './field-parts';

type CheckboxProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function Checkbox(props: CheckboxProps) {
  const { frame, control } = splitField(props);
  const { id, label, hint, error, optionalLabel, errorPrefix, className } = frame;
  const { name = id, value = 'true', ...rest } = control;
  return (
    <div className={cn(error && 'border-danger border-s-4 ps-3', className)}>
      <FieldError id={id} error={error} errorPrefix={errorPrefix} />
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          className="mt-1 size-5 shrink-0 accent-accent"
          {...describeField({ id, hint, error })}
          {...rest}
        />
        <span>
          {label}
          {optionalLabel ? <span className="text-text-soft"> ({optionalLabel})</span> : null}
        </span>
      </label>
      {/* Below, as it speaks of what is ticked. */}
      {hint ? (
        <div className="ps-8">
          <FieldHint id={id}>{hint}</FieldHint>
        </div>
      ) : null}
    </div>
  );
}
