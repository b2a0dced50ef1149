'use client';

import { useActionState } from 'react';
import { PressForm } from '@/components/form/press-form';
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
    <PressForm
      action={action}
      locale={locale}
      id={id}
      label={words.toldLabel}
      pendingLabel={words.sending}
      note={trouble ? { text: trouble, isRefused: true } : null}
    >
      {words.told}
    </PressForm>
  );
}
