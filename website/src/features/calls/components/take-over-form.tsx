'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type CallFeedback, openOneAction } from '../actions';

const NOTHING: CallFeedback = { outcome: 'none', text: '', seen: null };

/** Takes a request over from a colleague: asked twice, so that nobody does it by mistake. Works without script. */
export function TakeOverForm({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { ask: string; text: string; submit: string; sending: string };
}) {
  const [feedback, action] = useActionState(openOneAction, NOTHING);
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
        {words.ask}
      </summary>
      <form action={action} className="mt-1">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="takeOver" value="yes" />
        <p className="mb-3 text-sm">{words.text}</p>
        <SubmitButton variant="danger" size="sm" pendingLabel={words.sending}>
          {words.submit}
        </SubmitButton>
        {feedback.text ? (
          <p role="status" className="mt-2 font-semibold text-danger">
            {feedback.text}
          </p>
        ) : null}
      </form>
    </details>
  );
}
