'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { changeRoomAction } from '../actions';

export function RoomForm({
  fields,
  choices,
  words,
}: {
  fields: Record<string, string>;
  choices: { value: string; name: string; label: string }[];
  words: { instead: string; saving: string };
}) {
  const [result, send] = useActionState(changeRoomAction, null);
  const isRefused = result?.outcome === 'refused';
  return (
    <form action={send} className="print:hidden">
      <ActionFields of={fields} />
      {choices.length === 0 ? null : (
        <>
          <p className="text-sm text-text-soft">{words.instead}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            {choices.map(({ value, name, label }) => (
              <SubmitButton
                key={value}
                variant="secondary"
                size="sm"
                name="to"
                value={value}
                aria-label={label}
                pendingLabel={words.saving}
              >
                <bdi>{name}</bdi>
              </SubmitButton>
            ))}
          </div>
        </>
      )}
      {result?.text ? (
        <p role={isRefused ? 'alert' : 'status'} className={`mt-1 text-sm ${isRefused ? 'text-danger' : ''}`}>
          {result.text}
        </p>
      ) : null}
    </form>
  );
}
