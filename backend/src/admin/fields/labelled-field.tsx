import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ComponentProps, ReactNode } from 'react';
import { toLatinDigits } from '../../contract/digits';
import type { FieldProps } from './field-props';

/** A field of a form with its label; `error` is told in place of the form's own. */
export function LabelledField({
  name,
  label,
  hint,
  labelAction,
  required,
  error,
  children,
}: FieldProps & { error?: string; children: ReactNode }) {
  const { error: ofForm } = useField<string | null>(name);
  return (
    <Field.Root name={name} error={error ?? ofForm} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

type Typed = ComponentProps<typeof TextInput> & {
  field: FieldProps;
  /** Returns how a stored value is shown, and a typed one stored, where these differ. */
  shown?: (stored: string) => string;
  stored?: (typed: string) => string;
};

const asItIs = (text: string) => text;

/** Input of a field that is typed, in any digits; an empty one is stored as none. */
export function TypedInput({ field, shown = asItIs, stored = asItIs, ...more }: Typed) {
  const { name, disabled } = field;
  const { value, onChange } = useField<string | null>(name);
  return (
    <TextInput
      {...more}
      name={name}
      disabled={disabled}
      value={value ? shown(value) : ''}
      onChange={({ target }: { target: { value: string } }) =>
        onChange(name, target.value ? stored(toLatinDigits(target.value)) : null)
      }
    />
  );
}
