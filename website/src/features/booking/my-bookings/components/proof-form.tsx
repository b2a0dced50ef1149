'use client';

import { type ReactNode, useActionState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { PhoneField } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { CodeField } from '@/features/booking/phone-proof/components/code-field';
import { proveMyPhoneAction } from '../actions';
import type { ProofState } from '../proof-state';
import type { ProofWords } from '../words';

const NEW: ProofState = { turn: 0, typed: '', sentTo: null, error: null, notice: null };

interface Props {
  locale: string;
  /** Address at which the booking goes on; empty to stay. */
  to: string;
  words: ProofWords;
  /** Country of phone numbers without a code. */
  country: { code: string; label: string };
  /** Line with the phone to call if no code arrives. */
  help: ReactNode;
}

/** Form that proves a phone: first the number, then the code. Works without script. */
export function ProofForm({ locale, to, words, country, help }: Props) {
  const [state, action] = useActionState(proveMyPhoneAction, NEW);
  const { sentTo } = state;
  const field = sentTo === null ? 'phone' : 'code';
  const error = state.error ?? undefined;
  const common = { error, errorPrefix: words.errorPrefix };
  return (
    <AnsweredForm turn={state.turn} action={action} className="mt-5 space-y-5">
      <HiddenFields of={{ locale, to, ...(sentTo === null ? {} : { sentTo, phone: state.typed }) }} />
      {/* The button Enter presses. */}
      <button
        type="submit"
        name="intent"
        value={sentTo === null ? 'send' : 'verify'}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <ErrorSummary
        title={words.errorTitle}
        errors={error ? [{ fieldId: field, message: error }] : []}
        answer={state}
      />
      {state.notice && sentTo === null ? (
        <AnswerBox answer={state}>
          <p role="alert">{state.notice}</p>
          {help}
        </AnswerBox>
      ) : null}
      {state.notice && sentTo !== null ? (
        <div className="rounded-card border border-line bg-surface-sky p-5">
          <LiveText>{state.notice}</LiveText>
          {help}
        </div>
      ) : null}
      {sentTo === null ? (
        <>
          <PhoneField
            {...common}
            id="phone"
            label={words.phone}
            hint={words.phoneHint}
            country={country}
            question={state.question}
            autoComplete="tel"
            defaultValue={state.typed}
            // With every answer the form is a new one, and the pressed button has taken the focus with it.
            autoFocus={state.turn > 0}
            frameClassName="max-w-md"
          />
          <SubmitButton name="intent" value="send" pendingLabel={words.sending}>
            {words.send}
          </SubmitButton>
        </>
      ) : (
        <>
          <p>
            {words.sentTo}{' '}
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {sentTo}
            </bdi>
          </p>
          <CodeField {...common} label={words.code} hint={words.codeHint} autoFocus />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="intent" value="verify" pendingLabel={words.verifying}>
              {words.verify}
            </SubmitButton>
            <Button type="submit" name="intent" value="send" variant="secondary">
              {words.again}
            </Button>
            <Button type="submit" name="intent" value="other" variant="secondary">
              {words.otherNumber}
            </Button>
          </div>
        </>
      )}
    </AnsweredForm>
  );
}
