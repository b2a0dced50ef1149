'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { Button } from '@/components/ui/button';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { PERSON_FIELDS, type PersonField } from '@/contract/patient';
import type { CardIcons } from '@/features/booking/cards/words';
import type { ReturningPatients } from '@/features/booking/phone-proof/query';
import type { Organisation } from '@/features/site/organisations/data';
import type { BookingQuery } from '@/lib/address/booking-address';
import { requestAppointmentAction } from '../actions';
import { checkHere, type PersonLimits } from '../check-client';
import type { DepositWords } from '../deposit-words';
import { hasTyped, keepTyped, openKept, readKept, readSent, restoreTyped } from '../form-client';
import type { PersonFaults } from '../schema';
import type { FormState } from '../state';
import type { FormWords } from '../words';
import type { PromisedCall } from './call-promise';
import { CodeQuestion } from './code-question';
import { ConfirmationPromise } from './confirmation-promise';
import { ContractFields } from './contract-fields';
import { OutcomeNotice } from './outcome-notice';
import { ConsentField, PersonFields, type PhoneMessages } from './person-fields';
import { ReturningPatientsField } from './returning-patients';
import { useCorrectedFields } from './use-corrected-fields';
import { useIdempotencyKey } from './use-idempotency-key';
import { useSending } from './use-sending';
import { WorkQuestion } from './work-question';

interface Props {
  words: FormWords;
  locale: string;
  /** Address that the form posts to with script. */
  sendTo: string;
  allTimes: string;
  startNew: string;
  appointment: BookingQuery;
  /** Every visit of a series, which the form books. */
  series: ReactNode;
  limits: PersonLimits;
  /** Organisations whose cards the branch accepts. */
  organisations: Organisation[];
  cardIcons: CardIcons;
  /** Time of the call; null when it cannot be told. */
  call: PromisedCall | null;
  /** True when the appointment is confirmed in the moment it is booked, paid in cash. */
  confirmsAtOnce: boolean;
  /** Words about a deposit; null without one. */
  deposit: DepositWords | null;
  help: ReactNode;
  /** Link to the page where a card can be sent without script. */
  withoutScript: ReactNode;
  consent: ReactNode;
  phoneMessages: PhoneMessages | null;
  /** Consent text of the news; null where patients are not asked. */
  news: ReactNode;
  /** Patients booked for under the phone that was proved in this browser. */
  known: ReturningPatients | null;
  /** Link to prove a phone, where none is proved. */
  provePhone: ReactNode;
}

const readKeptKey = () => openKept().then(() => readKept('idempotencyKey'));

const NEW: FormState = { status: 'new' };

/** Form for the patient's details. Works without script; with it, checks before sending and loses nothing. */
export function PatientForm({
  words,
  locale,
  sendTo,
  allTimes,
  startNew,
  appointment,
  series,
  limits,
  organisations,
  cardIcons,
  call,
  confirmsAtOnce,
  deposit,
  help,
  withoutScript,
  consent,
  phoneMessages,
  news,
  known,
  provePhone,
}: Props) {
  const [posted, action] = useActionState(requestAppointmentAction, NEW);
  const { outcome, setOutcome, isSending, send } = useSending({ sendTo });
  const form = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey(readKeptKey);
  const shown = outcome ?? posted;
  const { corrected, look } = useCorrectedFields(shown, limits);

  // Replays what was chosen before the script ran: the way of paying changes what else is asked.
  useEventReplay(form);
  useEffect(() => {
    void openKept().then(() => {
      if (form.current) {
        restoreTyped(form.current);
        // Text typed before this moment is not kept yet; what was kept holds the key of the form.
        if (hasTyped(form.current) && readKept('idempotencyKey') === null) keepTyped(form.current);
      }
      // The page was reloaded before an answer came: the request may well have arrived.
      if (readSent()) setOutcome({ status: 'offline' });
    });
  }, [setOutcome]);

  // Another time is another question: what was said about the former one no longer holds.
  const { time } = appointment;
  const formerTime = useRef(time);
  useEffect(() => {
    if (formerTime.current !== time) setOutcome(NEW);
    formerTime.current = time;
  }, [time, setOutcome]);

  const questions = ('questions' in shown && shown.questions) || {};

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    keepTyped(event.currentTarget);
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const data = new FormData(event.currentTarget, submitter);
    const faults = await checkHere(data, limits);
    if (faults) setOutcome({ status: 'invalid', faults, typed: {}, questions });
    else await send(data);
  }

  const faults: PersonFaults = shown.status === 'invalid' ? shown.faults : {};
  const typed = 'typed' in shown ? shown.typed : {};
  const errorOf = (field: PersonField): string | undefined => {
    const fault = corrected.has(field) ? undefined : faults[field];
    return fault && (words.faults[field]?.[fault] ?? words.otherFault);
  };
  const onChanged = (form: HTMLFormElement | null) => {
    if (!form) return;
    keepTyped(form);
    void look({ form, wrong: Object.keys(faults) });
  };
  const control = (field: PersonField) => ({
    id: field,
    label: words.labels[field] ?? field,
    error: errorOf(field),
    errorPrefix: words.errorPrefix,
    defaultValue: typed[field],
    question: field === 'phone' || field === 'email' ? questions[field] : undefined,
  });

  return (
    <form
      ref={form}
      action={action}
      noValidate
      className="mt-4 space-y-3 sm:mt-6 sm:space-y-6"
      onSubmit={onSubmit}
      onInput={(event) => onChanged(event.currentTarget)}
    >
      <input type="hidden" name="idempotencyKey" value={key} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(appointment).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {series}
      {/* The button Enter presses: without it, that would be the first of the other times offered below. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />

      <ErrorSummary
        title={words.errorTitle}
        errors={PERSON_FIELDS.flatMap((field) => {
          const message = errorOf(field);
          return message ? [{ fieldId: field, message }] : [];
        })}
      />
      <OutcomeNotice state={shown} words={words} allTimes={allTimes} startNew={startNew} help={help} />
      <p className="text-sm text-text-soft">{words.required}</p>

      {known ? <ReturningPatientsField known={known} words={words.known} onFilled={onChanged} /> : provePhone}
      <PersonFields
        control={control}
        words={words.fields}
        phoneMessages={phoneMessages}
        news={news}
        guardianAge={limits.guardianAge}
      />
      <ContractFields
        words={words.contract}
        icons={cardIcons}
        organisations={organisations}
        typed={typed}
        errorOf={errorOf}
        errorPrefix={words.errorPrefix}
        withoutScript={withoutScript}
        onChanged={() => onChanged(form.current)}
      />
      <ConsentField control={control('consent')} words={words.fields} consent={consent} />
      <ConfirmationPromise
        call={call}
        confirmsAtOnce={confirmsAtOnce}
        deposit={deposit}
        hasContracts={organisations.length > 0}
        words={words}
      />
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
