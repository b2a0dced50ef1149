'use client';

import { type ReactNode, useActionState, useEffect, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { HiddenFields } from '@/components/form/hidden-fields';
import { RadioGroup } from '@/components/form/radio-group';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { PersonField } from '@/contract/patient';
import { BookedNotice } from '@/features/booking/booked/components/booked-notice';
import { PlainCard } from '@/features/booking/cards/components/plain-card';
import { ConsentField } from '@/features/booking/details/components/agreement-fields';
import { CodeQuestion } from '@/features/booking/details/components/code-question';
import { ConfirmationPromise } from '@/features/booking/details/components/confirmation-promise';
import type { PersonParts } from '@/features/booking/details/components/consents';
import { PersonFields } from '@/features/booking/details/components/person-fields';
import { useCorrectedFields } from '@/features/booking/details/components/use-corrected-fields';
import { useIdempotencyKey } from '@/features/booking/details/components/use-idempotency-key';
import { WorkQuestion } from '@/features/booking/details/components/work-question';
import { type Control, controlsOf, wordsAtOnce } from '@/features/booking/details/control-rules';
import type { FormWords } from '@/features/booking/details/words';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { lostKey } from '@/lib/browser/lost-answer';
import { plainBookingAction } from '../actions';
import type { PlainState } from '../query';
import type { PlainWords } from '../words';
import { PlainAppointment } from './plain-appointment';
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

/** Without script, a style sheet hides what paying in cash does not need; where it cannot, all of it is shown. */
const NOT_FOR_CASH = "group-has-[input[name='contractType'][value='cash']:checked]:hidden";

interface ContractProps {
  state: PlainState;
  control: (field: PersonField) => Control;
  words: PlainWords;
  contract: FormWords['contract'];
}

/** Shows how the appointment is paid. Pictures travel with the form; one that has arrived is kept. */
function PlainContract(props: ContractProps) {
  const { state, control, contract: words } = props;
  const { payment, organisation, cashOnly } = props.words;
  const { organisations, typed } = state;
  return (
    <LabelledSection
      id="part-payment"
      title={payment}
      look="text-xl"
      className="group space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {organisations.length === 0 ? (
        <>
          <input type="hidden" name="contractType" value="cash" />
          <p>{cashOnly}</p>
        </>
      ) : (
        <>
          <RadioGroup
            {...control('contractType')}
            label={words.payment}
            defaultValue={typed.contractType ?? 'cash'}
            choices={[
              { value: 'cash', label: words.cash },
              { value: 'company', label: words.kinds.company },
              { value: 'syndicate', label: words.kinds.syndicate },
            ]}
          />
          <div className={`space-y-5 ${NOT_FOR_CASH}`}>
            <Select
              {...control('organisation')}
              label={organisation}
              placeholder={words.choose}
              options={organisations}
            />
            <fieldset>
              <legend className="font-semibold">{words.cards}</legend>
              <p className="mb-4 text-sm text-text-soft">{words.cardsHint}</p>
              <div className="grid gap-6 sm:grid-cols-2">
                {(['cardFront', 'cardBack'] as const).map((side) => (
                  <PlainCard key={side} {...control(side)} label={words.sides[side]} words={words.card} />
                ))}
              </div>
            </fieldset>
          </div>
        </>
      )}
    </LabelledSection>
  );
}
