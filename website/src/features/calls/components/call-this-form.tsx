'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type CallFeedback, openOneAction } from '../actions';

const NOTHING: CallFeedback = { outcome: 'none', text: '', seen: null };

/** Opens one request and leads to the work list. Works without script. */
export function CallThisForm({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { open: string; sending: string };
}) {
  const [feedback, action] = useActionState(openOneAction, NOTHING);
  return (
    <form action={action} className="mt-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="secondary" pendingLabel={words.sending}>
        {words.open}
      </SubmitButton>
      {feedback.text ? (
        <p role="status" className="mt-2 font-semibold text-danger">
          {feedback.text}
        </p>
      ) : null}
    </form>
  );
}
