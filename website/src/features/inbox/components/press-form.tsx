'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { OutcomeNote } from '@/features/staff-calendar/components/outcome-note';
import type { InboxState } from '../schema';

const NOTHING: InboxState = { outcome: 'none', text: '' };

/** One press about a message, with what it sends; works without script. */
export function PressForm({
  action,
  fields,
  variant,
  words,
}: {
  action: (state: InboxState, body: FormData) => Promise<InboxState>;
  fields: Record<string, string>;
  variant: 'primary' | 'secondary';
  words: { submit: string; sending: string };
}) {
  const [state, send] = useActionState(action, NOTHING);
  return (
    <form action={send} className="space-y-3">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton variant={variant} pendingLabel={words.sending}>
        {words.submit}
      </SubmitButton>
      {state.text ? (
        <OutcomeNote state={state} isGood={state.outcome === 'changed'}>
          {state.text}
        </OutcomeNote>
      ) : null}
    </form>
  );
}
