'use client';

import { type ReactNode, useActionState, useEffect, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { useChangesMeanwhile } from '@/components/form/use-changes-meanwhile';
import { Button } from '@/components/ui/button';
import type { PersonField } from '@/contract/patient';
import { BookedNotice } from '@/features/booking/booked/components/booked-notice';
import { wordsAtOnce } from '@/features/booking/details/at-once-words';
import type { PersonLimits } from '@/features/booking/details/check-client';
import { CodeQuestion } from '@/features/booking/details/components/code-question';
import { ConfirmationPromise } from '@/features/booking/details/components/confirmation-promise';
import {
  ConsentField,
  PersonFields,
  type PhoneMessages,
} from '@/features/booking/details/components/person-fields';
import { ReturningPatientsField } from '@/features/booking/details/components/returning-patients';
import { useCorrectedFields } from '@/features/booking/details/components/use-corrected-fields';
import { useIdempotencyKey } from '@/features/booking/details/components/use-idempotency-key';
import { WorkQuestion } from '@/features/booking/details/components/work-question';
import type { FormWords } from '@/features/booking/details/words';
import type { ReturningPatients } from '@/features/booking/phone-proof/query';
import { plainBookingAction } from '../actions';
import type { PlainState } from '../state';
import type { PlainWords } from '../words';
import { PlainAppointment } from './plain-appointment';
import { PlainContract } from './plain-contract';
import { PlainTimes } from './plain-time-list';

/** The whole booking as one form; without script either button posts it and all that was typed comes back. */
export function PlainForm({
  initial,
  locale,
  words,
  formWords: givenWords,
  consent,
  phoneMessages,
  news,
  help,
  waiting,
  limits,
  known,
  provePhone,
}: {
  initial: PlainState;
  locale: string;
  words: PlainWords;
  formWords: FormWords;
  consent: ReactNode;
  phoneMessages: PhoneMessages | null;
  /** Consent text of the news; null where patients are not asked. */
  news: ReactNode;
  help: ReactNode;
  /** The way to the waiting list, where there is no time. */
  waiting: ReactNode;
  limits: PersonLimits;
  /** Patients booked for under the phone that was proved in this browser. */
  known: ReturningPatients | null;
  /** Link to prove a phone, where none is proved. */
  provePhone: ReactNode;
}) {
  const [state, action, isSending] = useActionState(plainBookingAction, initial);
  const formWords = state.confirmsAtOnce ? wordsAtOnce(givenWords) : givenWords;
  const key = useIdempotencyKey();
  const [hasScript, setHasScript] = useState(false);
  const { corrected, look } = useCorrectedFields(state, limits);
  const { form, noteChange } = useChangesMeanwhile({ isSending, turn: state.turn });
  const errors = state.errors.filter(({ fieldId }) => !corrected.has(fieldId));
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;

  useEffect(() => setHasScript(true), []);
  // A new document: nothing of this patient stays behind in memory on a shared device.
  useEffect(() => {
    if (state.bookedHref) window.location.assign(state.bookedHref);
  }, [state.bookedHref]);
  if (state.bookedHref && state.booked) return <BookedNotice words={state.booked} href={state.bookedHref} />;

  const control = (field: PersonField) => ({
    id: field,
    label: formWords.labels[field] ?? field,
    error: errorOf(field),
    errorPrefix: formWords.errorPrefix,
    defaultValue: state.typed[field],
    question: field === 'phone' || field === 'email' ? state.questions?.[field] : undefined,
  });
  const part = 'space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6';
  return (
    // Drawn anew with every answer: React does not give a select another first value later.
    <form
      key={state.turn}
      ref={form}
      action={action}
      noValidate
      className="mt-6 space-y-6"
      onInput={(event) => {
        noteChange(event);
        const { currentTarget, target } = event;
        const changed = 'name' in target ? String(target.name) : '';
        void look({ form: currentTarget, wrong: errors.map(({ fieldId }) => fieldId), changed });
      }}
    >
      {hasScript ? <input type="hidden" name="script" value="on" /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotencyKey" value={state.idempotencyKey || key} />
      <input type="hidden" name="shownFor" value={state.shownFor} />
      {/* The button Enter presses: without it, that would be the one for the times. */}
      <button type="submit" name="intent" value="send" tabIndex={-1} aria-hidden="true" className="sr-only" />

      {state.booked ? (
        <BookedNotice words={state.booked} href={state.booked.href}>
          <span>{words.booked}</span>
        </BookedNotice>
      ) : null}
      <ErrorSummary title={formWords.errorTitle} errors={errors} />
      {state.notice ? (
        <div role="alert" className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
          <h2 className="text-lg text-status-pending">{state.notice.title}</h2>
          <p className="mt-1">{state.notice.text}</p>
          {help}
        </div>
      ) : null}

      {state.work ? <WorkQuestion state={state.work} working={formWords.working} help={help} /> : null}

      <PlainAppointment state={state} errorOf={errorOf} errorPrefix={formWords.errorPrefix} words={words} />

      <PlainTimes
        state={state}
        locale={locale}
        title={words.times}
        error={errorOf('time')}
        prefix={formWords.errorPrefix}
        waysTitle={words.ways}
        help={
          <>
            {waiting}
            {help}
          </>
        }
      />

      <section aria-labelledby="part-person" className={part}>
        <h2 id="part-person" className="text-xl">
          {words.person}
        </h2>
        <p className="text-sm text-text-soft">{formWords.required}</p>
        {known ? (
          <ReturningPatientsField
            known={known}
            words={formWords.known}
            onFilled={(filled) => void look({ form: filled, wrong: errors.map(({ fieldId }) => fieldId) })}
          />
        ) : (
          provePhone
        )}
        <PersonFields
          control={control}
          words={formWords.fields}
          phoneMessages={phoneMessages}
          news={news}
          guardianAge={limits.guardianAge}
        />
      </section>

      <PlainContract
        state={state}
        control={control}
        title={words.payment}
        organisation={words.organisation}
        cash={words.cashOnly}
        words={formWords.contract}
      />

      <section aria-label={formWords.fields.consentTitle} className="space-y-4">
        <ConsentField control={control('consent')} words={formWords.fields} consent={consent} />
        <p className="text-sm">
          <a href={state.stepByStep} className="font-semibold text-action underline underline-offset-4">
            {words.otherWay}
          </a>
        </p>
      </section>
      <ConfirmationPromise
        call={state.call}
        confirmsAtOnce={state.confirmsAtOnce}
        deposit={state.deposit}
        hasContracts={state.organisations.length > 0}
        words={formWords}
      />
      {state.code ? (
        <CodeQuestion state={state.code} words={formWords.code} errorPrefix={formWords.errorPrefix} />
      ) : null}
      <Button type="submit" name="intent" value="send" aria-disabled={isSending} className="max-sm:w-full">
        <span aria-live="polite">{isSending ? formWords.sending : formWords.send}</span>
      </Button>
    </form>
  );
}
