'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
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
    <form action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        aria-label={words.label}
        pendingLabel={words.sending}
      >
        {words.remove}
      </SubmitButton>
      {state.text ? (
        <p role="status" className={`text-sm ${state.isRefused ? 'text-danger' : ''}`}>
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
