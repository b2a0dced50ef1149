'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { noteToldAction } from '../actions';

/** The button by which staff note that they have called. Works without script. */
export function ToldForm({
  locale,
  id,
  words,
}: {
  locale: string;
  id: string;
  words: { told: string; toldLabel: string; sending: string };
}) {
  const [trouble, action] = useActionState(noteToldAction, null);
  return (
    <form action={action} className="mt-1">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        aria-label={words.toldLabel}
        pendingLabel={words.sending}
      >
        {words.told}
      </SubmitButton>
      {trouble ? (
        <p role="alert" className="text-danger text-sm">
          {trouble}
        </p>
      ) : null}
    </form>
  );
}
