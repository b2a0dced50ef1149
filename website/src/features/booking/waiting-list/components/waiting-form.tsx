'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { ErrorSummary } from '@/components/form/error-summary';
import { EmailField, Field, PhoneField } from '@/components/form/field';
import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { CodeQuestion } from '@/features/booking/details/components/code-question';
import { WorkQuestion } from '@/features/booking/details/components/work-question';
import type { FormWords } from '@/features/booking/details/words';
import { WAITING_FIELDS, type WaitingField } from '../schema';
import type { WaitingFormState } from '../state';

interface WaitingChoice {
  value: string;
  label: string;
  lang?: string;
}

interface WaitingFormWords {
  labels: Record<WaitingField, string>;
  phoneCountry: { code: string; label: string };
  hints: { doctor: string; any: string; phone: string; email: string; age: string };
  anyDoctor: string;
  tellBy: Record<'no' | 'sms' | 'whatsapp', string>;
  language: { label: string; choices: WaitingChoice[] };
  parts: { wishes: string; person: string };
  consentTitle: string;
  errorTitle: string;
  errorPrefix: string;
  code: FormWords['code'];
  /** Text shown while the browser works. */
  working: string;
  send: string;
  sending: string;
}

/** Form for the wishes and the channel of an entry. Works without script, and loses nothing either way. */
export function WaitingForm({
  locale,
  initial,
  by,
  action: send,
  choices,
  until,
  words,
  phoneText,
  consent,
  help,
}: {
  locale: string;
  initial: WaitingFormState;
  /** Author of the entry: the patient, or staff for somebody on the phone, whose language is asked as well. */
  by: 'patient' | 'staff';
  action: (former: WaitingFormState, form: FormData) => Promise<WaitingFormState>;
  choices: Record<'doctor' | 'branches' | 'weekdays' | 'parts' | 'tellBy', WaitingChoice[]>;
  until: { min: string; max: string };
  words: WaitingFormWords;
  /** The words by which the phone may be written to. */
  phoneText: ReactNode;
  consent: ReactNode;
  help: ReactNode;
}) {
  const [state, action] = useActionState(send, initial);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.notice) box.current?.focus();
  }, [state]);
  const one = (name: string) => state.values[name]?.[0] ?? '';
  const control = (id: WaitingField) => ({
    id,
    label: words.labels[id],
    error: state.faults[id],
    errorPrefix: words.errorPrefix,
    defaultValue: one(id),
    question: id === 'phone' || id === 'email' ? state.questions?.[id] : undefined,
  });
  const errors = WAITING_FIELDS.flatMap((fieldId) => {
    const message = state.faults[fieldId];
    return message ? [{ fieldId, message }] : [];
  });
  const several = (id: 'branches' | 'weekdays' | 'parts') => (
    <Several
      id={id}
      label={words.labels[id]}
      hint={words.hints.any}
      error={state.faults[id]}
      choices={choices[id]}
      chosen={state.values[id] ?? []}
    />
  );
  // At the desk the form has a heading of its own above it.
  const PartTitle = by === 'staff' ? 'h3' : 'h2';
  return (
    // Drawn anew with every answer: a form that was sent goes back to its first values otherwise.
    <form key={state.turn} action={action} noValidate className="mt-5 space-y-6">
      <input type="hidden" name="locale" value={locale} />
      {(['key', 'specialty', 'service'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={one(name)} />
      ))}
      <ErrorSummary title={words.errorTitle} errors={errors} />
      {state.notice ? (
        <div
          ref={box}
          tabIndex={-1}
          role={state.notice.isDone ? 'status' : 'alert'}
          className={`rounded-card border-2 p-4 ${state.notice.isDone ? 'border-accent bg-accent-soft' : 'border-status-pending bg-status-pending-soft'}`}
        >
          {state.notice.text}
        </div>
      ) : null}
      {state.work ? <WorkQuestion state={state.work} working={words.working} help={help} /> : null}
      <PartTitle className="text-lg">{words.parts.wishes}</PartTitle>
      <Select
        {...control('doctor')}
        hint={words.hints.doctor}
        options={choices.doctor}
        placeholder={words.anyDoctor}
      />
      {choices.branches.length > 1 ? several('branches') : null}
      {several('weekdays')}
      {several('parts')}
      <Field
        {...control('until')}
        type="date"
        dir="ltr"
        min={until.min}
        max={until.max}
        frameClassName="max-w-xs"
      />
      <PartTitle className="text-lg">{words.parts.person}</PartTitle>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...control('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...control('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <PhoneField
        {...control('phone')}
        country={words.phoneCountry}
        hint={words.hints.phone}
        autoComplete="tel"
      />
      {choices.tellBy.length > 0 ? (
        <RadioGroup
          {...control('tellBy')}
          hint={phoneText}
          look="inline"
          choices={[{ value: '', label: words.tellBy.no }, ...choices.tellBy]}
        />
      ) : null}
      <EmailField {...control('email')} hint={words.hints.email} autoComplete="email" />
      <Field {...control('age')} inputMode="numeric" dir="ltr" frameClassName="max-w-xs" />
      {by === 'staff' ? (
        <Select
          id="language"
          label={words.language.label}
          options={words.language.choices}
          defaultValue={one('language') || locale}
          frameClassName="max-w-xs"
        />
      ) : null}
      <fieldset className="rounded-card border border-line bg-surface-warm p-5">
        <legend className="float-start mb-2 w-full font-semibold">{words.consentTitle}</legend>
        <div className="clear-both">{consent}</div>
        <Checkbox
          id="consent"
          label={words.labels.consent}
          error={state.faults.consent}
          errorPrefix={words.errorPrefix}
          value="on"
          defaultChecked={one('consent') === 'on'}
          frameClassName="mt-2"
        />
      </fieldset>
      {state.code ? (
        <CodeQuestion state={state.code} words={words.code} errorPrefix={words.errorPrefix} />
      ) : null}
      <SubmitButton pendingLabel={words.sending}>{words.send}</SubmitButton>
    </form>
  );
}

/** Any number of a few, as a fieldset whose legend is the question; none means any. The first carries the group's id. */
function Several({
  id,
  label,
  hint,
  error,
  choices,
  chosen,
}: {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  choices: WaitingChoice[];
  chosen: string[];
}) {
  return (
    <fieldset aria-describedby={`${id}-hint`} className={error ? 'border-danger border-s-4 ps-3' : ''}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-text-soft">
        {hint}
      </p>
      {error ? <p className="font-semibold text-danger">{error}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label: words, lang }, index) => (
          <label
            key={value}
            lang={lang}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3 py-2 hover:border-action has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              name={id}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
