import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import { CONTROL_CLASS, describeField, FieldFrame, type FieldWords, splitField } from './field-parts';

export type Option = { value: string; label: string; lang?: string; disabled?: boolean };

/** Something that can be chosen, by its document id. */
export interface Named {
  id: string;
  name: string;
}

export function optionsOf(entries: readonly Named[]): Option[] {
  return entries.map(({ id, name }) => ({ value: id, label: name }));
}

/** The same with what is chosen among them, as `label`: what a form does not offer it would take away with the next press. */
export function withChosen(options: readonly Option[], chosen: readonly string[], label: string): Option[] {
  const missing = chosen.filter((one) => one !== '' && !options.some(({ value }) => value === one));
  return [...options, ...missing.map((value) => ({ value, label }))];
}

type SelectProps = FieldWords & {
  options: Option[];
  /** Text of an empty first choice. */
  placeholder?: string;
} & Omit<ComponentProps<'select'>, 'id'>;

/** The platform's own select: the best picker on every phone, and usable without script. */
export function Select(props: SelectProps) {
  const { frame, control } = splitField(props);
  const { options, placeholder, className, name = frame.id, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <select
        id={frame.id}
        name={name}
        className={cn(CONTROL_CLASS, 'h-12', className)}
        {...describeField(frame)}
        {...rest}
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
