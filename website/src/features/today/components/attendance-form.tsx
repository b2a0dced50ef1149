'use client';

import { useActionState, useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { REASON_LENGTH } from '@/contract/limits';
import { type NoteState, noteAction } from '../actions';

interface Choice {
  to: string;
  label: string;
}

interface Props {
  locale: string;
  id: string;
  /** The version these choices were read at; the backend refuses them when someone was faster. */
  version: number;
  /** One press each. */
  steps: Choice[];
  /** With a reason, by a manager. */
  corrections: Choice[];
  words: Record<'correct' | 'correctTo' | 'reason' | 'reasonHint' | 'reasonMissing' | 'save', string>;
}

const NOTHING: NoteState = { outcome: 'none', text: '', isReasonMissing: false, typed: {} };

/** What may be noted of one appointment on its own page; works without script. */
export function AttendanceForm({ locale, id, version, steps, corrections, words }: Props) {
  const [state, action] = useActionState(noteAction, NOTHING);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.outcome !== 'none') message.current?.focus();
  }, [state]);
  const hidden = (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <div className="mt-3 space-y-4">
      {state.outcome === 'none' ? null : (
        <p
          ref={message}
          tabIndex={-1}
          role="status"
          className={`rounded-control p-3 font-semibold ${
            state.outcome === 'changed'
              ? 'bg-status-confirmed-soft text-status-confirmed'
              : 'bg-danger-soft text-danger'
          }`}
        >
          {state.text}
        </p>
      )}
      {steps.length > 0 ? (
        <form action={action} className="flex flex-wrap gap-3">
          {hidden}
          {steps.map(({ to, label }, index) => (
            <NoteButton key={to} to={to} isMain={index === 0}>
              {label}
            </NoteButton>
          ))}
        </form>
      ) : null}
      {corrections.length > 0 ? (
        <details open={state.outcome === 'refused' && state.typed.to !== undefined}>
          <summary className="min-h-11 content-center font-semibold text-action">{words.correct}</summary>
          {/* The words of the page are said, not those of the browser, which may speak another language. */}
          <form action={action} className="mt-2 space-y-4" noValidate>
            {hidden}
            <Select
              id="attendance-to"
              name="to"
              label={words.correctTo}
              defaultValue={state.typed.to ?? corrections[0]?.to}
              options={corrections.map(({ to, label }) => ({ value: to, label }))}
            />
            <Field
              id="attendance-reason"
              name="reason"
              label={words.reason}
              hint={words.reasonHint}
              error={state.isReasonMissing ? words.reasonMissing : undefined}
              maxLength={REASON_LENGTH}
              defaultValue={state.typed.reason ?? ''}
              dir="auto"
              required
            />
            <NoteButton isMain={false}>{words.save}</NoteButton>
          </form>
        </details>
      ) : null}
    </div>
  );
}

function NoteButton({ to, isMain, children }: { to?: string; isMain: boolean; children: string }) {
  const { pending } = useFormStatus();
  return (
    <Button
      type="submit"
      name={to === undefined ? undefined : 'to'}
      value={to}
      variant={isMain ? 'primary' : 'secondary'}
      aria-disabled={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
