'use client';

import { type ReactNode, useActionState, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { RadioGroup } from '@/components/form/radio-group';
import { type Option, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { ConsentField, PhoneQuestion } from '@/features/booking/details/components/agreement-fields';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { CodeQuestion } from '@/features/booking/details/components/code-question';
import type { PersonParts } from '@/features/booking/details/components/consents';
import { AgeField, MailboxField, NameAndPhone } from '@/features/booking/details/components/contact-fields';
import { WorkQuestion } from '@/features/booking/details/components/work-question';
import { controlsOf } from '@/features/booking/details/control-rules';
import { lostKey } from '@/lib/browser/lost-answer';
import type { WaitingFormWords } from '../form-words';
import { WAITING_FIELDS } from '../schema';
import type { WaitingFormState } from '../state';

const LANGUAGES = [
  { value: 'ar', label: 'العربية', lang: 'ar' },
  { value: 'en', label: 'English', lang: 'en' },
];

interface Props {
  locale: string;
  initial: WaitingFormState;
  /** Author of the entry: the patient, or staff for a caller, whose language is asked for as well. */
  by: 'patient' | 'staff';
  action: (former: WaitingFormState, form: FormData) => Promise<WaitingFormState>;
  choices: Record<'doctor' | 'branches' | 'weekdays' | 'parts', Option[]>;
  until: { min: string; max: string };
  words: WaitingFormWords;
  phoneMessages: PersonParts['phoneMessages'];
  consent: ReactNode;
  help: ReactNode;
}

/** Form for the wishes and the channel of an entry. Works without script, and loses nothing either way. */
export function WaitingForm(props: Props) {
  const { locale, initial, by, action: send, choices, until, words, phoneMessages, consent, help } = props;
  // A form that is drawn anew because its answer got lost may have been taken.
  const [lost] = useState(lostKey);
  const [state, action] = useActionState(
    send,
    lost ? { ...initial, values: { ...initial.values, key: [lost] } } : initial,
  );
  // For the next caller it begins anew, with the usual last date.
  const values: WaitingFormState['values'] = { until: initial.values.until ?? [], ...state.values };
  const one = (name: string) => values[name]?.[0] ?? '';
  const errors = WAITING_FIELDS.flatMap((fieldId) => {
    const message = state.faults[fieldId];
    return message ? [{ fieldId, message }] : [];
  });
  const typed = Object.fromEntries(WAITING_FIELDS.map((id) => [id, one(id)]));
  const control = controlsOf({ words, typed, errors, questions: state.questions });
  const several = (id: 'branches' | 'weekdays' | 'parts') => (
    <RadioGroup
      {...control(id)}
      hint={words.any}
      look="inline"
      choices={choices[id]}
      chosen={values[id] ?? []}
    />
  );
  // At the desk the form has a heading of its own above it.
  const PartTitle = by === 'staff' ? 'h3' : 'h2';
  return (
    <AnsweredForm turn={state.turn} action={action} className="mt-5 space-y-6">
      <HiddenFields of={{ locale, key: one('key'), specialty: one('specialty'), service: one('service') }} />
      <ErrorSummary title={words.errorTitle} errors={errors} answer={state} />
      {state.notice ? (
        <AnswerBox answer={state} isGood={state.notice.isDone}>
          <p role={state.notice.isDone ? 'status' : 'alert'}>{state.notice.text}</p>
        </AnswerBox>
      ) : null}
      {state.work ? <WorkQuestion state={state.work} working={words.working} help={help} /> : null}
      <PartTitle className="text-lg">{words.wishes}</PartTitle>
      <Select
        {...control('doctor')}
        hint={words.doctorHint}
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
      <PartTitle className="text-lg">{words.person}</PartTitle>
      <NameAndPhone control={control} words={words.phone} />
      {phoneMessages ? (
        <PhoneQuestion control={control('tellBy')} words={words.tellBy} {...phoneMessages} />
      ) : null}
      <MailboxField control={control} hint={words.emailHint} />
      <AgeField control={control} />
      {by === 'staff' ? (
        <Select
          id="language"
          label={words.language}
          options={LANGUAGES}
          defaultValue={one('language') || locale}
          frameClassName="max-w-xs"
        />
      ) : null}
      <ConsentField control={control('consent')} words={words}>
        {consent}
      </ConsentField>
      {state.code ? (
        <CodeQuestion state={state.code} words={words.code} errorPrefix={words.errorPrefix} />
      ) : null}
      <SubmitButton pendingLabel={words.sending}>{words.send}</SubmitButton>
    </AnsweredForm>
  );
}
