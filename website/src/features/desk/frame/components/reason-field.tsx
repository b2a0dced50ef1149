import type { ComponentProps } from 'react';
import { KeptField } from '@/components/form/result-form';
import { REASON_LENGTH } from '@/contract/limits';

/** A field for why something is done, in the language of whoever types it; keeps what was refused in a `ResultForm`. */
export function ReasonField({
  name = 'reason',
  ...field
}: Omit<ComponentProps<typeof KeptField>, 'name'> & { name?: string }) {
  return <KeptField name={name} dir="auto" autoComplete="off" maxLength={REASON_LENGTH} {...field} />;
}
