'use client';

import { type ReactNode, useActionState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { AgeField, MailboxField, NameAndPhone } from '@/features/booking/details/components/contact-fields';
import { useCorrectedFields } from '@/features/booking/details/components/use-corrected-fields';
import { controlsOf, faultsInWords } from '@/features/booking/details/control-rules';
import type { PersonLimits } from '@/features/booking/details/limit-rules';
import type { FormWords } from '@/features/booking/details/words';
import { sayFaultId } from '@/lib/request/fault-id';
import { correctAppointmentAction } from '../actions';
import type { CorrectState } from '../form-state';

const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'age'] as const;

type Notice = NonNullable<CorrectState['notice']>;

interface Props {
  initial: CorrectState;
  locale: string;
  bookingNumber: string;
  words: { save: string; saving: string; notices: Record<Notice, { title: string; text: string }> };
  formWords: FormWords;
  limits: PersonLimits;
  /** Line with the phone to call if the form cannot help. */
  help: ReactNode;
  back: ReactNode;
}

/** Form for name, phone, email and age. Works without script, and loses nothing either way. */
export function CorrectForm({ initial, locale, bookingNumber, words, formWords, limits, help, back }: Props) {
  const [state, action] = useActionState(correctAppointmentAction, initial);
  const { errors, look } = useCorrectedFields(state, faultsInWords(state.faults, formWords, FIELDS), limits);
  const notice = state.notice && words.notices[state.notice];
  const control = controlsOf({ ...state, words: formWords, errors });
  return (
    <AnsweredForm
      turn={state.turn}
      action={action}
      className="mt-5 space-y-6"
      onInput={(event) => void look(event.currentTarget)}
    >
      <HiddenFields of={{ locale, number: bookingNumber, version: state.version }} />
      <ErrorSummary title={formWords.errorTitle} errors={errors} answer={state} />
      {notice ? (
        <AnswerBox answer={state}>
          <div role="alert">
            <p className="font-bold text-status-pending">{notice.title}</p>
            <p className="mt-1">{sayFaultId({ text: notice.text, id: state.fault })}</p>
          </div>
          {help}
        </AnswerBox>
      ) : null}
      <NameAndPhone control={control} words={formWords.fields} />
      <MailboxField control={control} hint={formWords.fields.emailHint} />
      <AgeField control={control} hint={formWords.fields.ageHint} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={words.saving}>{words.save}</SubmitButton>
        {back}
      </div>
    </AnsweredForm>
  );
}
