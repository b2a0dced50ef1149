import type { ComponentProps } from 'react';
import { ActionFields } from './action-fields';
import { SubmitButton } from './submit-button';

interface Props extends Omit<ComponentProps<typeof SubmitButton>, 'action'> {
  action: (form: FormData) => void;
  fields?: ComponentProps<typeof ActionFields>['of'];
}

/** Button with its fields, for an action that leads on, or shows the outcome elsewhere. Works without script. */
export function Press({ action, fields, className, ...button }: Props) {
  return (
    <form action={action} className={className}>
      <ActionFields {...(fields && { of: fields })} />
      <SubmitButton {...button} />
    </form>
  );
}
