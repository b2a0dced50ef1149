import { Field } from '@strapi/design-system';
import type { ReactNode } from 'react';
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
