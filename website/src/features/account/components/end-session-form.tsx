'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type EndSessionState, endSessionAction } from '../actions';

const NOTHING: EndSessionState = { failed: null };

/** Ends the session in one other browser at one press; works without script. */
export function EndSessionForm({
  locale,
  session,
  words,
}: {
  locale: string;
  session: string;
  words: { end: string; ending: string };
}) {
  const [{ failed }, action] = useActionState(endSessionAction, NOTHING);
  return (
    <form action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="session" value={session} />
      <SubmitButton variant="secondary" size="sm" pendingLabel={words.ending}>
        {words.end}
      </SubmitButton>
      {failed ? (
        <p role="status" className="mt-2 text-sm font-semibold text-danger">
          {failed}
        </p>
      ) : null}
    </form>
  );
}
