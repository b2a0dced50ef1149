'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { EmailField, Field, PhoneField } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { useChangesMeanwhile } from '@/components/form/use-changes-meanwhile';
import type { PersonLimits } from '@/features/booking/details/check-client';
import { useCorrectedFields } from '@/features/booking/details/components/use-corrected-fields';
import type { FormWords } from '@/features/booking/details/words';
import { sayFaultId } from '@/lib/request/fault-id';
import { correctAppointmentAction } from '../actions';
import type { CorrectState } from '../correct-state';

const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'age'] as const;

type Notice = NonNullable<CorrectState['notice']>;

/** Form for name, phone, email and age. Works without script, and loses nothing either way. */
export function CorrectForm({
  initial,
  locale,
  bookingNumber,
  words,
  formWords,
  limits,
  help,
  back,
}: {
  initial: CorrectState;
  locale: string;
  bookingNumber: string;
  words: { save: string; saving: string; notices: Record<Notice, { title: string; text: string }> };
  formWords: FormWords;
  limits: PersonLimits;
  /** Line that says whom to ring when the form cannot help. */
  help: ReactNode;
  back: ReactNode;
}) {
  const [state, action, isSending] = useActionState(correctAppointmentAction, initial);
  const { corrected, look } = useCorrectedFields(state, limits);
  const { form, noteChange } = useChangesMeanwhile({ isSending, turn: state.turn });
  const box = useRef<HTMLDivElement>(null);
  const notice = state.notice && words.notices[state.notice];
  useEffect(() => {
    if (state.notice) box.current?.focus();
  }, [state]);

  const errorOf = (field: (typeof FIELDS)[number]): string | undefined => {
    const fault = corrected.has(field) ? undefined : state.faults[field];
    return fault && (formWords.faults[field]?.[fault] ?? formWords.otherFault);
  };
  const control = (field: (typeof FIELDS)[number]) => ({
    id: field,
    label: formWords.labels[field] ?? field,
    error: errorOf(field),
    errorPrefix: formWords.errorPrefix,
    defaultValue: state.typed[field],
    question: field === 'phone' || field === 'email' ? state.questions?.[field] : undefined,
  });
  const errors = FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: field, message }] : [];
  });
  return (
    // Drawn anew with every answer: a form that was sent goes back to its first values otherwise.
    <form
      key={state.turn}
      ref={form}
      action={action}
      noValidate
      className="mt-5 space-y-6"
      onInput={(event) => {
        noteChange(event);
        void look({ form: event.currentTarget, wrong: Object.keys(state.faults) });
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="number" value={bookingNumber} />
      <input type="hidden" name="version" value={state.version} />
      <ErrorSummary title={formWords.errorTitle} errors={errors} />
      {notice ? (
        <div
          ref={box}
          tabIndex={-1}
          className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5"
        >
          <div role="alert">
            <p className="font-bold text-status-pending">{notice.title}</p>
            <p className="mt-1">{sayFaultId({ text: notice.text, id: state.fault })}</p>
          </div>
          {help}
        </div>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...control('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...control('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <PhoneField
        {...control('phone')}
        country={formWords.fields.phoneCountry}
        hint={formWords.fields.phoneHint}
        autoComplete="tel"
      />
      <EmailField {...control('email')} hint={formWords.fields.emailHint} autoComplete="email" />
      <Field
        {...control('age')}
        hint={formWords.fields.ageHint}
        inputMode="numeric"
        dir="ltr"
        frameClassName="max-w-xs"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={words.saving}>{words.save}</SubmitButton>
        {back}
      </div>
    </form>
  );
}
