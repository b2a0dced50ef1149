'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { OutcomeNote } from '@/features/staff-calendar/components/outcome-note';
import { type NoteState, removeNoteAction } from '../actions';

const NOTHING: NoteState = { outcome: 'none', text: '', typed: '' };

/** The button that takes a note away. */
export function RemoveNote({
  locale,
  id,
  note,
  words,
}: {
  locale: string;
  id: string;
  note: string;
  words: { remove: string; label: string; sending: string };
}) {
  const [state, action] = useActionState(removeNoteAction, NOTHING);
  return (
    <form action={action}>
      {state.outcome === 'refused' ? (
        <OutcomeNote state={state} isGood={false}>
          {state.text}
        </OutcomeNote>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="note" value={note} />
      <SubmitButton size="sm" variant="quiet" pendingLabel={words.sending} aria-label={words.label}>
        {words.remove}
      </SubmitButton>
    </form>
  );
}
