'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { FieldError } from '@/components/form/field-parts';
import { Select } from '@/components/form/select';
import { TextArea } from '@/components/form/text-area';
import { Button } from '@/components/ui/button';
import { plainBookingAction } from '../actions';
import type { PersonField } from '../schema';
import type { FormWords } from './patient-form-words';
import type { PlainState } from './plain-state';

export interface PlainWords {
  visit: string;
  times: string;
  person: string;
  branch: string;
  branchChoose: string;
  doctor: string;
  doctorChoose: string;
  service: string;
  date: string;
  dateFirst: string;
  show: string;
  showAgain: string;
  contracts: string;
  otherWay: string;
}

/**
 * The whole booking as one form. The browser needs no script for it: either button posts the form, and the page
 * comes back with everything that was chosen and typed. With script it is the same form without a new page.
 */
export function PlainForm({
  initial,
  locale,
  words,
  formWords,
  consent,
  help,
}: {
  initial: PlainState;
  locale: string;
  words: PlainWords;
  formWords: FormWords;
  consent: ReactNode;
  help: ReactNode;
}) {
  const [state, action, isSending] = useActionState(plainBookingAction, initial);
  const errorOf = (field: string) => state.errors.find(({ fieldId }) => fieldId === field)?.message;
  const control = (field: PersonField) => ({
    id: field,
    label: field in formWords.fields ? formWords.fields[field as keyof FormWords['fields']] : field,
    error: errorOf(field),
    errorPrefix: formWords.errorPrefix,
    defaultValue: state.typed[field],
  });
  const choice = (field: 'branch' | 'doctor' | 'service' | 'date') => ({
    id: field,
    label: words[field],
    options: state.options[field],
    error: errorOf(field),
    errorPrefix: formWords.errorPrefix,
    defaultValue: state.values[field],
  });
  const part = 'space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6';
  return (
    // Drawn anew with every answer: React does not give a select another first value later.
    <form key={state.turn} action={action} noValidate className="mt-6 space-y-6">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotencyKey" value={state.idempotencyKey} />
      <input type="hidden" name="contractType" value="cash" />
      <input type="hidden" name="shownFor" value={state.shownFor} />
      {/* The button Enter presses: without it, that would be the one for the times. */}
      <button type="submit" name="intent" value="send" tabIndex={-1} aria-hidden="true" className="sr-only" />

      <ErrorSummary title={formWords.errorTitle} errors={state.errors} />
      {state.notice ? (
        <div role="alert" className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
          <h2 className="text-lg text-status-pending">{state.notice.title}</h2>
          <p className="mt-1">{state.notice.text}</p>
          {help}
        </div>
      ) : null}

      <section aria-labelledby="part-visit" className={part}>
        <h2 id="part-visit" className="text-xl">
          {words.visit}
        </h2>
        <Select {...choice('branch')} placeholder={words.branchChoose} />
        <Select {...choice('doctor')} placeholder={words.doctorChoose} />
        <Select {...choice('service')} />
        <Select {...choice('date')} placeholder={words.dateFirst} />
        <Button type="submit" variant="secondary" name="intent" value="show" className="max-sm:w-full">
          {state.times ? words.showAgain : words.show}
        </Button>
      </section>

      <Times
        state={state}
        title={words.times}
        error={errorOf('time')}
        prefix={formWords.errorPrefix}
        help={help}
      />

      <section aria-labelledby="part-person" className={part}>
        <h2 id="part-person" className="text-xl">
          {words.person}
        </h2>
        <p className="text-sm text-text-soft">{formWords.required}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...control('firstName')} autoComplete="given-name" dir="auto" />
          <Field {...control('lastName')} autoComplete="family-name" dir="auto" />
        </div>
        <Field
          {...control('phone')}
          hint={formWords.fields.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <Field
          {...control('age')}
          hint={formWords.fields.ageHint}
          inputMode="numeric"
          dir="ltr"
          frameClassName="max-w-xs"
        />
        <Field
          {...control('email')}
          hint={formWords.fields.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
        <TextArea {...control('additionalNotes')} hint={formWords.fields.additionalNotesHint} dir="auto" />
        <p className="text-sm">
          {words.contracts}{' '}
          <a href={state.stepByStep} className="font-semibold text-action underline underline-offset-4">
            {words.otherWay}
          </a>
        </p>
        <fieldset className="rounded-card border border-line bg-surface-warm p-5">
          <legend className="float-start mb-2 w-full font-semibold">{formWords.fields.consentTitle}</legend>
          <div className="clear-both">{consent}</div>
          <Checkbox
            id="consent"
            value="on"
            label={formWords.fields.consent}
            error={errorOf('consent')}
            errorPrefix={formWords.errorPrefix}
            defaultChecked={state.typed.consent === 'on'}
            frameClassName="mt-2"
          />
        </fieldset>
      </section>
      <Button type="submit" name="intent" value="send" aria-disabled={isSending} className="max-sm:w-full">
        <span aria-live="polite">{isSending ? formWords.sending : formWords.send}</span>
      </Button>
    </form>
  );
}

/** The free times as radio buttons, or what to do to see them. With script, takes the focus when they appear. */
function Times({
  state,
  title,
  error,
  prefix,
  help,
}: {
  state: PlainState;
  title: string;
  error: string | undefined;
  prefix: string;
  help: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswer = state.turn > 0 && state.errors.length === 0 && state.notice === null;
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  const first = state.times?.groups[0]?.times[0]?.value;
  return (
    <section
      aria-labelledby="part-times"
      className={`space-y-4 rounded-card border bg-surface p-4 sm:p-6 ${error ? 'border-2 border-danger' : 'border-line'}`}
    >
      <h2 ref={heading} id="part-times" tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {title}
      </h2>
      {state.timesNote ? <p className={state.times ? 'font-semibold' : ''}>{state.timesNote}</p> : null}
      {state.isDeadEnd ? help : null}
      {error ? (
        <FieldError id="time" prefix={prefix}>
          {error}
        </FieldError>
      ) : null}
      {state.times ? (
        <fieldset {...(error ? { 'aria-describedby': 'time-error' } : {})}>
          <legend className="font-semibold text-brand text-lg">{state.times.title}</legend>
          {state.times.groups.map(({ part, label, times }) => (
            <div key={part} className="mt-3">
              <p id={`times-${part}`} className="text-sm text-text-soft">
                {label}
              </p>
              <ul aria-labelledby={`times-${part}`} className="mt-1 flex flex-wrap gap-2">
                {times.map((time) => (
                  <li key={time.value}>
                    <label className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 tabular-nums has-checked:border-accent has-checked:bg-accent-soft">
                      <input
                        type="radio"
                        id={time.value === first ? 'time' : undefined}
                        name="time"
                        value={time.value}
                        defaultChecked={time.value === state.values.time}
                        className="size-5 accent-accent"
                      />
                      {time.label}
                    </label>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </fieldset>
      ) : null}
    </section>
  );
}
