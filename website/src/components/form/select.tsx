import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { CONTROL_CLASS, describeField, FieldFrame, type FieldWords } from './field-parts';

export type Option = { value: string; label: string; lang?: string; disabled?: boolean };

/** Something that can be chosen, by its document id. */
export interface Named {
  id: string;
  name: string;
}

export function optionsOf(entries: readonly Named[]): Option[] {
  return entries.map(({ id, name }) => ({ value: id, label: name }));
}

type SelectProps = FieldWords & {
  options: Option[];
  /** Text of an empty first choice. */
  placeholder?: string;
  frameClassName?: string;
} & Omit<ComponentProps<'select'>, 'id'>;

/** The platform's own select: the best picker on every phone, and usable without script. */
export function Select({
  id,
  label,
  hint,
  error,
  optionalLabel,
  errorPrefix,
  options,
  placeholder,
  frameClassName,
  className,
  name = id,
  ...props
}: SelectProps) {
  const words = { id, label, hint, error, optionalLabel, errorPrefix };
  return (
    <FieldFrame {...words} className={frameClassName}>
      <select
        id={id}
        name={name}
        className={cn(CONTROL_CLASS, className)}
        {...describeField({ id, hint, error })}
        {...props}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
