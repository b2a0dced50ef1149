'use client';

import { useActionState } from 'react';
import { PressForm } from '@/components/form/press-form';
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
    <PressForm
      action={action}
      locale={locale}
      id={id}
      label={words.label}
      pendingLabel={words.saving}
      note={{ text: state.text, isRefused: state.outcome === 'refused' }}
    >
      {words.withdraw}
    </PressForm>
  );
}
