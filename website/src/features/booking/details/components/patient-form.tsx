'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { HiddenFields } from '@/components/form/hidden-fields';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useEventReplay } from '@/components/ui/use-event-replay';
import type { CardIcons } from '@/features/booking/cards/words';
import { withoutChoice } from '@/features/booking/choices/query';
import type { Organisation } from '@/features/site/organisations/data';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { type Locale, localePath } from '@/i18n/routing';
import { type BookingQuery, bookingPath } from '@/lib/address/booking-address';
import { requestAppointmentAction } from '../actions';
import { controlsOf, faultsInWords } from '../control-rules';
import { forgetAll, hasTyped, keepTyped, openKept, readKept, readSent, restoreTyped } from '../form-client';
import type { FormState, Promised, VisitChoice } from '../state';
import type { FormWords } from '../words';
import { ConsentField } from './agreement-fields';
import { AnswerBox } from './answer-box';
import { CodeQuestion } from './code-question';
import { ConfirmationPromise } from './confirmation-promise';
import type { PersonParts } from './consents';
import { ContractFields } from './contract-fields';
import { PersonFields } from './person-fields';
import { checkHere, useCorrectedFields } from './use-corrected-fields';
import { useIdempotencyKey } from './use-idempotency-key';
import { useSending } from './use-sending';
import { WorkQuestion } from './work-question';

interface Props {
  parts: PersonParts;
  locale: Locale;
  appointment: BookingQuery;
  /** Every visit of a series, which the form books. */
  series: ReactNode;
  /** Organisations whose cards the branch accepts. */
  organisations: Organisation[];
  cardIcons: CardIcons;
  promised: Promised;
  /** Link to the page where a card can be sent without script. */
  withoutScript: ReactNode;
}

const readKeptKey = () => openKept().then(() => readKept('idempotencyKey'));

const NEW: FormState = { status: 'new' };

/** Form for the patient's details. Works without script; with it, checks before sending and loses nothing. */
export function PatientForm(props: Props) {
  const { parts, locale, appointment, series, organisations, cardIcons, promised, withoutScript } = props;
  const { words, limits, help, consent } = parts;
  const [posted, action] = useActionState(requestAppointmentAction, NEW);
  const { outcome, setOutcome, isSending, send } = useSending(locale);
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey(readKeptKey);
  // Time chosen instead of a taken one, with the visits of its series: later questions, such as for a code, are about these.
  const [instead, setInstead] = useState<{ time: string; visits: VisitChoice[] | undefined } | null>(null);
  const shown = outcome ?? posted;
  // Answers after which the words of the clinic are others.
  const [changed, setChanged] = useState({ by: shown, count: 0 });
  if (shown.status === 'refused' && shown.reason === 'changed' && changed.by !== shown)
    setChanged({ by: shown, count: changed.count + 1 });
  // The fields of a form that was sent before the script came stand on what its answer gave them.
  const { typed = posted.typed ?? {}, questions = {}, danger } = shown;
  const faults = shown.status === 'invalid' ? faultsInWords(shown.faults, words) : [];
  const { errors, look } = useCorrectedFields(shown, faults, limits);
  const control = controlsOf({ words, typed, errors, questions });

  // Replays choices made before the script ran, because the way of paying changes which fields are shown.
  useEventReplay(form);
  useEffect(() => {
    void openKept().then(() => {
      if (form.current) {
        restoreTyped(form.current);
        // Text typed before this script ran is not stored yet; a stored form also has its idempotency key.
        if (hasTyped(form.current) && readKept('idempotencyKey') === null) keepTyped(form.current);
      }
      // The page was reloaded before an answer came: the request may well have arrived.
      if (readSent()) setOutcome({ status: 'offline' });
    });
  }, [setOutcome]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    keepTyped(event.currentTarget);
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const data = new FormData(event.currentTarget, submitter);
    if (shown.status === 'taken')
      setInstead({ time: String(data.getAll('time').at(-1)), visits: shown.visits });
    const faults = await checkHere(data, limits);
    const invalid: FormState | null = faults && { status: 'invalid', faults, questions, danger };
    // Notes that may tell of an emergency are answered before all else: it is not this page that knows.
    const hasNotes = String(data.get('additionalNotes') ?? '').trim() !== '';
    if (invalid && !hasNotes) setOutcome(invalid);
    else await send(data, invalid);
  }

  const onChanged = (form: HTMLFormElement | null) => {
    if (!form) return;
    keepTyped(form);
    void look(form);
  };

  return (
    <form
      ref={form}
      action={action}
      noValidate
      className="mt-4 space-y-3 sm:mt-6 sm:space-y-6"
      onSubmit={onSubmit}
      onInput={(event) => onChanged(event.currentTarget)}
    >
      <HiddenFields
        of={{ idempotencyKey: key, locale, ...appointment, ...(instead ? { time: instead.time } : {}) }}
      />
      {shown.status === 'taken' && shown.visits ? null : instead?.visits ? (
        <OtherSeries visits={instead.visits} />
      ) : (
        series
      )}
      {/* The button Enter presses: without it, that would be the first of the other times offered below. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />

      <DangerQuestion danger={danger} />
      <ErrorSummary title={words.errorTitle} errors={errors} answer={shown} />
      <OutcomeNotice state={shown} {...{ words, locale, appointment, help }} />
      <PersonFields parts={parts} control={control} onFilled={onChanged} />
      <ContractFields
        words={words.contract}
        icons={cardIcons}
        organisations={organisations}
        control={control}
        withoutScript={withoutScript}
        onChanged={() => onChanged(form.current)}
      />
      <ConsentField
        // Not agreed to is what the clinic says by now; a fault that is found after it takes no new tick away.
        key={changed.count}
        control={control('consent')}
        words={words.fields}
      >
        {consent}
      </ConsentField>
      <ConfirmationPromise promised={promised} hasContracts={organisations.length > 0} words={words} />
      {shown.status === 'code' ? (
        <CodeQuestion state={shown} words={words.code} errorPrefix={words.errorPrefix} />
      ) : null}
      {shown.status === 'work' ? <WorkQuestion state={shown} working={words.working} help={help} /> : null}
      <div>
        <Button type="submit" aria-disabled={isSending} className="max-sm:w-full">
          <span aria-live="polite">
            {isSending ? words.sending : shown.status === 'offline' ? words.sendAgain : words.send}
          </span>
        </Button>
        <p className="mt-2 text-sm text-text-soft">{words.kept}</p>
      </div>
    </form>
  );
}

interface NoticeProps {
  state: FormState;
  words: FormWords;
  locale: Locale;
  appointment: BookingQuery;
  help: ReactNode;
}

/** Notice of why no booking was made, which takes the focus; next times are buttons of the form. */
function OutcomeNotice({ state, words, locale, appointment, help }: NoticeProps) {
  if (state.status !== 'taken' && state.status !== 'refused' && state.status !== 'offline') return null;
  const allTimes = localePath({ locale, path: bookingPath(withoutChoice(appointment, 'time')) });
  const said = state.status === 'offline' ? { title: words.offlineTitle, text: words.offlineText } : state;
  return (
    <AnswerBox answer={state} data-outcome={state.status}>
      <div role="alert">
        <h3 className="text-lg text-status-pending">{said.title}</h3>
        <p className="mt-1">{said.text}</p>
      </div>
      {state.status === 'taken' && state.visits ? <OtherSeries visits={state.visits} /> : null}
      {state.status === 'taken' && state.next.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {state.next.map(({ startsAt, label }) => (
            <li key={startsAt}>
              <button
                type="submit"
                name="time"
                value={startsAt}
                className="min-h-11 rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action"
              >
                {words.requestTime.replace('{time}', label)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {state.status === 'taken' || (state.status === 'refused' && state.reason === 'limit') ? (
        <p className="mt-2">
          <Link href={allTimes} className="text-link">
            {words.allTimes}
          </Link>
        </p>
      ) : null}
      {state.status === 'refused' && state.reason === 'reused' ? (
        <p className="mt-2">
          {/* With the key that was used up, as a tab that was opened twice has it, the next form were this one again. */}
          <a href={localePath({ locale, path: '/booking' })} className="text-link" onClick={forgetAll}>
            {words.startNew}
          </a>
        </p>
      ) : null}
      <div className="mt-2">{help}</div>
    </AnswerBox>
  );
}

/** The visits of another series, with the fields that send them instead of those that were shown. */
function OtherSeries({ visits }: { visits: VisitChoice[] }) {
  const [first, ...later] = visits;
  if (!first) return null;
  const laterVisits = JSON.stringify(later.map(({ doctor, startsAt }) => ({ doctor, startsAt })));
  return (
    <>
      <ol className="mt-2 list-decimal space-y-1 ps-8">
        {visits.map(({ startsAt, label }) => (
          <li key={startsAt}>{label}</li>
        ))}
      </ol>
      <HiddenFields of={{ doctor: first.doctor, time: first.startsAt, laterVisits }} />
    </>
  );
}
