'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type StatusState, sendMailAgainAction } from '../actions';
import type { MailSubject } from '../schema';

const NOTHING: StatusState = { outcome: 'none', text: '' };

/** Sends one message again; of two presses the backend lets one through. Works without script. */
export function MailAgain({
  locale,
  about = 'appointment',
  id,
  mail,
  label,
  words,
}: {
  locale: string;
  about?: MailSubject;
  /** Of what it tells of. */
  id: string;
  mail: string;
  label: string;
  words: { again: string; sending: string };
}) {
  const [state, action] = useActionState(sendMailAgainAction, NOTHING);
  return (
    <form action={action} className="mt-1">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="mail" value={mail} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        aria-label={label}
        pendingLabel={words.sending}
      >
        {words.again}
      </SubmitButton>
      {state.text ? (
        <p role="status" className={`text-sm ${state.outcome === 'refused' ? 'text-danger' : ''}`}>
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
