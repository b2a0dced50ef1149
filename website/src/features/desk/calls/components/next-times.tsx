'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { type CallFeedback, moveCallAction } from '../actions';

const NOTHING: CallFeedback = { outcome: 'none', text: '', seen: null };

/** "Another time, please": the next free times of the same doctor, each one press. */
export function NextTimes({
  id,
  version,
  times,
  words,
}: {
  id: string;
  version: number;
  times: { startsAt: string; label: string }[];
  words: { label: string; none: string; sending: string };
}) {
  const [feedback, action] = useActionState(moveCallAction, NOTHING);
  return (
    <form action={action}>
      <h3 className="text-base">{words.label}</h3>
      <OutcomeNote state={feedback} isGood={feedback.outcome === 'closed'}>
        {feedback.text}
      </OutcomeNote>
      <ActionFields of={{ id, version }} />
      {times.length === 0 ? <p className="text-text-soft">{words.none}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {times.map(({ startsAt, label }) => (
          <SubmitButton
            key={startsAt}
            name="startsAt"
            value={startsAt}
            variant="secondary"
            size="sm"
            pendingLabel={words.sending}
          >
            {label}
          </SubmitButton>
        ))}
      </div>
    </form>
  );
}
