'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { unblockTimeAction } from '../actions';

export function UnblockForm({
  id,
  label,
  words,
}: {
  id: string;
  label: string;
  words: { submit: string; pending: string };
}) {
  const [result, action] = useActionState(unblockTimeAction, null);
  return (
    <form action={action} className="relative flex shrink-0 items-stretch print:hidden">
      <ActionFields of={{ id }} />
      <SubmitButton
        variant="quiet"
        size="sm"
        // As high as a time is; a finger has 44 px of it.
        className="max-h-11 min-h-0! rounded-md px-2! py-0! text-xs!"
        pendingLabel={words.pending}
        aria-label={label}
      >
        {words.submit}
      </SubmitButton>
      {result ? (
        <p
          role="status"
          className="absolute end-0 top-full z-20 w-max max-w-60 rounded-control bg-danger-soft p-2 font-semibold text-danger"
        >
          {result.text}
        </p>
      ) : null}
    </form>
  );
}
