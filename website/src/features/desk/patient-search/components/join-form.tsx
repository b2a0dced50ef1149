'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { type JoinState, joinAction } from '../actions';

const NOTHING: JoinState = { outcome: 'none', text: '' };

/** Says that somebody is the same person, asking again where they may be two, or takes that back; works without script. */
export function JoinForm({
  id,
  wish,
  words,
}: {
  id: string;
  wish: { do: 'join'; other: string } | { do: 'separate'; join: string };
  words: { submit: string; label: string; sending: string; question?: string; sure?: string };
}) {
  const [state, action] = useActionState(joinAction, NOTHING);
  const isAsked = state.outcome === 'asked';
  return (
    <form action={action} className="mt-1">
      {state.outcome === 'refused' || isAsked ? (
        <OutcomeNote state={state} isGood={false}>
          {isAsked ? words.question : state.text}
        </OutcomeNote>
      ) : null}
      <ActionFields of={{ id }} />
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isAsked ? <input type="hidden" name="sure" value="yes" /> : null}
      <SubmitButton
        variant="secondary"
        size="sm"
        pendingLabel={words.sending}
        aria-label={isAsked ? undefined : words.label}
        className={isAsked ? 'mt-2' : undefined}
      >
        {isAsked ? words.sure : words.submit}
      </SubmitButton>
    </form>
  );
}
