'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type RecallFormState, withdrawRecallAction } from '../actions';

const NOTHING: RecallFormState = { outcome: 'none', text: '' };

/** Takes a recall back by one press. Works without script. */
export function WithdrawForm({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { withdraw: string; saving: string; label: string };
}) {
  const [state, action] = useActionState(withdrawRecallAction, NOTHING);
  return (
    <form action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        aria-label={words.label}
        pendingLabel={words.saving}
      >
        {words.withdraw}
      </SubmitButton>
      {state.text ? (
        <p role="status" className={`text-sm ${state.outcome === 'refused' ? 'text-danger' : ''}`}>
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
