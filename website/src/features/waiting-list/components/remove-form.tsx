'use client';

import { useActionState } from 'react';
import { PressForm } from '@/components/form/press-form';
import { type RemoveState, removeEntryAction } from '../actions';

const NOTHING: RemoveState = { text: '', isRefused: false };

/** Takes somebody off the list by one press. Works without script. */
export function RemoveForm({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { remove: string; sending: string; label: string };
}) {
  const [state, action] = useActionState(removeEntryAction, NOTHING);
  return (
    <PressForm
      action={action}
      locale={locale}
      id={id}
      label={words.label}
      pendingLabel={words.sending}
      note={state}
    >
      {words.remove}
    </PressForm>
  );
}
