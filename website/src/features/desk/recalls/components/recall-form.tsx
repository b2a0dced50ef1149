'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { type RecallFormState, setRecallAction } from '../actions';

const NOTHING: RecallFormState = { outcome: 'none', text: '' };

export function RecallForm({
  id,
  months,
  words,
}: {
  id: string;
  months: { value: number; label: string }[];
  words: { date: string; save: string; saving: string };
}) {
  const [state, action] = useActionState(setRecallAction, NOTHING);
  return (
    <form action={action} className="mt-3 space-y-3">
      <ActionFields of={{ id }} />
      <ul className="flex flex-wrap gap-2">
        {months.map(({ value, label }) => (
          <li key={value}>
            <SubmitButton
              variant="secondary"
              size="sm"
              name="months"
              value={value}
              pendingLabel={words.saving}
            >
              {label}
            </SubmitButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <Field
          key={state.on}
          id="recall-on"
          name="on"
          type="date"
          dir="ltr"
          label={words.date}
          defaultValue={state.on}
        />
        <SubmitButton variant="secondary" pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </div>
      {state.text ? (
        <p role="status" className={`text-sm ${state.outcome === 'refused' ? 'text-danger' : ''}`}>
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
