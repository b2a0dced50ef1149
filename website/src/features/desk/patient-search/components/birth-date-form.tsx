'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { birthDateAction, type RecordState } from '../actions';

const NOTHING: RecordState = { outcome: 'none', text: '' };

/** Writes when a patient was born; works without script. */
export function BirthDateForm({
  id,
  birthDate,
  words,
}: {
  /** An appointment of the patient. */
  id: string;
  birthDate: string | null;
  words: { label: string; hint: string; save: string; saving: string };
}) {
  const [state, action] = useActionState(birthDateAction, NOTHING);
  const written = state.birthDate ?? birthDate ?? '';
  return (
    <form action={action} className="mt-3 space-y-2">
      <ActionFields of={{ id }} />
      <div className="flex flex-wrap items-end gap-2">
        <Field
          key={written}
          id={`birth-date-${id}`}
          name="birthDate"
          type="date"
          dir="ltr"
          label={words.label}
          hint={words.hint}
          defaultValue={written}
        />
        <SubmitButton variant="secondary" pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
      {state.text ? (
        <p
          role={state.outcome === 'refused' ? 'alert' : 'status'}
          className={`text-sm ${state.outcome === 'refused' ? 'text-danger' : ''}`}
        >
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
