import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from './field-props';

export function LabelledField({
  name,
  label,
  hint,
  labelAction,
  required,
  error,
  children,
}: FieldProps & { error?: string; children: ReactNode }) {
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** Input of a field that is typed; an empty one is stored as none. */
export function TypedInput({ field, ...more }: { field: FieldProps } & ComponentProps<typeof TextInput>) {
  const { name, disabled } = field;
  const { value, onChange } = useField<string | null>(name);
  return (
    <TextInput
      {...more}
      name={name}
      disabled={disabled}
      value={value ?? ''}
      onChange={(event: { target: { value: string } }) => onChange(name, event.target.value || null)}
    />
  );
}
