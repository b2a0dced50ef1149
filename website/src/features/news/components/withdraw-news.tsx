'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { withdrawNewsAction } from '../actions';

/** The button by which staff write down that a patient wants no news any more. */
export function WithdrawNews({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { withdraw: string; sending: string };
}) {
  const [trouble, action] = useActionState(withdrawNewsAction, null);
  return (
    <form action={action}>
      {trouble ? (
        <p role="alert" className="font-semibold text-danger">
          {trouble}
        </p>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="sm" variant="quiet" pendingLabel={words.sending}>
        {words.withdraw}
      </SubmitButton>
    </form>
  );
}
