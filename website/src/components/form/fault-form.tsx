'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ActionFields } from './action-fields';
import { AnsweredForm } from './answered-form';
import { ErrorSummary } from './error-summary';
import type { FormState } from './field-values';
import { FormTrouble } from './form-trouble';
import { OutcomeNote } from './outcome-note';

interface Props extends Pick<ComponentProps<'form'>, 'action' | 'className' | 'noValidate' | 'onSubmit'> {
  state: Partial<FormState<unknown>>;
  title: string;
  fields?: ComponentProps<typeof ActionFields>['of'];
  note?: ReactNode;
  /** Reason why nothing came of the form: its words take the focus. */
  refusal?: { text: string | null };
  children: ReactNode;
}

/** A form with its faults at its top, made anew for what was sent back. */
export function FaultForm({ state, title, fields, note, refusal, children, ...form }: Props) {
  const { errors = [], failed, given } = state;
  return (
    <AnsweredForm turn={JSON.stringify(given)} className="mt-4 space-y-5" {...form}>
      {note}
      <OutcomeNote state={refusal} isGood={false}>
        {refusal?.text}
      </OutcomeNote>
      <ErrorSummary title={title} errors={errors} answer={state} />
      {failed ? <FormTrouble title={title} text={failed} state={state} /> : null}
      <ActionFields of={fields} />
      {children}
    </AnsweredForm>
  );
}
