'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { type UnblockState, unblockTimeAction } from '../actions';

const NOTHING: UnblockState = { failed: null };

/** Gives a blocked time back at one press; works without script. */
export function UnblockForm({
  locale,
  id,
  label,
  words,
}: {
  locale: string;
  id: string;
  label: string;
  words: { submit: string; pending: string };
}) {
  const [{ failed }, action] = useActionState(unblockTimeAction, NOTHING);
  return (
    <form action={action} className="print:hidden">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        pendingLabel={words.pending}
        aria-label={label}
      >
        {words.submit}
      </SubmitButton>
      {failed ? (
        <p role="status" className="font-semibold text-danger">
          {failed}
        </p>
      ) : null}
    </form>
  );
}
