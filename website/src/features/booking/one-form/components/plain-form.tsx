'use client';

import { type ReactNode, useActionState, useEffect, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { HiddenFields } from '@/components/form/hidden-fields';
import { Button } from '@/components/ui/button';
import { LabelledSection } from '@/components/ui/labelled-section';
import { BookedNotice } from '@/features/booking/booked/components/booked-notice';
import { ConsentField } from '@/features/booking/details/components/agreement-fields';
import { CodeQuestion } from '@/features/booking/details/components/code-question';
import { ConfirmationPromise } from '@/features/booking/details/components/confirmation-promise';
import type { PersonParts } from '@/features/booking/details/components/consents';
import { PersonFields } from '@/features/booking/details/components/person-fields';
import { useCorrectedFields } from '@/features/booking/details/components/use-corrected-fields';
import { useIdempotencyKey } from '@/features/booking/details/components/use-idempotency-key';
import { WorkQuestion } from '@/features/booking/details/components/work-question';
import { controlsOf, wordsAtOnce } from '@/features/booking/details/control-rules';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { lostKey } from '@/lib/browser/lost-answer';
import { plainBookingAction } from '../actions';
import type { PlainState } from '../query';
import type { PlainWords } from '../words';
import { PlainAppointment } from './plain-appointment';
import { PlainContract } from './plain-contract';
import { PlainTimes } from './plain-time-list';

interface Props {
  initial: PlainState;
  locale: string;
  words: PlainWords;
  parts: PersonParts;
  /** The way to the waiting list, where there is no time. */
  waiting: ReactNode;
}

/** The whole booking as one form; without script either button posts it and all that was typed comes back. */
export function PlainForm({ initial, locale, words, parts: given, waiting }: Props) {
  const [state, action, isSending] = useActionState(plainBookingAction, initial);
  const parts = state.confirmsAtOnce ? { ...given, words: wordsAtOnce(given.words) } : given;
  const { words: formWords, limits, help, consent } = parts;
  const key = useIdempotencyKey();
  // A form that is drawn anew because its answer got lost may have booked.
  const [lost] = useState(lostKey);
  const [hasScript, setHasScript] = useState(false);
  const { errors, look } = useCorrectedFields(state, state.errors, limits);
  const control = controlsOf({ words: formWords, typed: state.typed, errors, questions: state.questions });
  const chosen = controlsOf({ words: { ...formWords, labels: words }, typed: state.values, errors });

  useEffect(() => setHasScript(true), []);
  // A new document: nothing of this patient stays behind in memory on a shared device.
  useEffect(() => {
    if (state.bookedHref) window.location.assign(state.bookedHref);
  }, [state.bookedHref]);
  if (state.bookedHref && state.booked) return <BookedNotice words={state.booked} href={state.bookedHref} />;

  return (
    <AnsweredForm
      turn={state.turn}
      action={action}
      className="mt-6 space-y-6"
      onInput={({ currentTarget, target }) =>
        void look(currentTarget, 'name' in target ? String(target.name) : '')
      }
    >
      <HiddenFields
        of={{
          ...(hasScript ? { script: 'on' } : {}),
          ...(state.shownFor ? { shownFee: state.fee?.shown ?? '' } : {}),
          ...{ locale, idempotencyKey: state.idempotencyKey || lost || key, shownFor: state.shownFor },
        }}
      />
      {/* The button Enter presses: without it, that would be the one for the times. */}
      <button type="submit" name="intent" value="send" tabIndex={-1} aria-hidden="true" className="sr-only" />

      {state.booked ? (
        <BookedNotice words={state.booked} href={state.booked.href}>
          <span>{words.booked}</span>
        </BookedNotice>
      ) : null}
      <DangerQuestion danger={state.danger} />
      <ErrorSummary title={formWords.errorTitle} errors={errors} answer={state} />
      {state.notice ? (
        <div role="alert" className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
          <h2 className="text-lg text-status-pending">{state.notice.title}</h2>
          <p className="mt-1">{state.notice.text}</p>
          {state.notice.isUsedUp ? (
            <p className="mt-2">
              {/* A whole load: the form of this page has the key that was used up. */}
              <a href={`/${locale}/booking-old`} className="text-link">
                {formWords.startNew}
              </a>
            </p>
          ) : null}
          {help}
        </div>
      ) : null}

      {state.work ? <WorkQuestion state={state.work} working={formWords.working} help={help} /> : null}

      <PlainAppointment state={state} control={chosen} words={words} />

      <PlainTimes
        state={state}
        locale={locale}
        control={chosen('time')}
        words={words}
        help={
          <>
            {waiting}
            {help}
          </>
        }
      />

      <LabelledSection
        id="part-person"
        title={words.person}
        look="text-xl"
        className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <PersonFields parts={parts} control={control} onFilled={(filled) => void look(filled)} />
      </LabelledSection>

      <PlainContract state={state} control={control} words={words} contract={formWords.contract} />

      <section aria-label={formWords.fields.consentTitle} className="space-y-4">
        <ConsentField control={control('consent')} words={formWords.fields}>
          {consent}
        </ConsentField>
        <p className="text-sm">
          <a href={state.stepByStep} className="font-semibold text-action underline underline-offset-4">
            {words.otherWay}
          </a>
        </p>
      </section>
      <ConfirmationPromise promised={state} hasContracts={state.organisations.length > 0} words={formWords} />
      {state.code ? (
        <CodeQuestion state={state.code} words={formWords.code} errorPrefix={formWords.errorPrefix} />
      ) : null}
      <Button type="submit" name="intent" value="send" aria-disabled={isSending} className="max-sm:w-full">
        <span aria-live="polite">{isSending ? formWords.sending : formWords.send}</span>
      </Button>
    </AnsweredForm>
  );
}
