'use client';

import { useActionState, useEffect, useRef } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { settleMessageAction } from '../actions';
import type { SettleState } from '../schema';

const NOTHING: SettleState = { outcome: 'none', text: '' };

/** Marks a message as done or opens it again; works without script. */
export function SettleForm({
  locale,
  id,
  from,
  to,
  words,
}: {
  locale: string;
  id: string;
  from: string;
  to: string;
  words: { submit: string; sending: string };
}) {
  const [state, action] = useActionState(settleMessageAction, NOTHING);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.outcome !== 'none') message.current?.focus();
  }, [state]);
  return (
    <form action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <SubmitButton variant={to === 'done' ? 'primary' : 'secondary'} pendingLabel={words.sending}>
        {words.submit}
      </SubmitButton>
      {state.text ? (
        <p
          ref={message}
          tabIndex={-1}
          role="status"
          className={`mt-3 rounded-control p-3 font-semibold ${
            state.outcome === 'changed'
              ? 'bg-status-confirmed-soft text-status-confirmed'
              : 'bg-danger-soft text-danger'
          }`}
        >
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
