'use client';

import { useActionState, useEffect } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { askForLinksAction } from '../actions';
import type { LinkState } from '../proof-state';

const NEW: LinkState = { turn: 0, typed: '', error: null, isSent: false };

interface Props {
  locale: string;
  words: Record<'label' | 'hint' | 'send' | 'sending' | 'sent' | 'errorPrefix', string>;
  /** Country of phone numbers without a code. */
  country: { code: string; label: string };
}

/** Has a lost link sent once more, by message and never on the screen. Posts by itself without script. */
export function LinkForm({ locale, words, country }: Props) {
  const [state, action] = useActionState(askForLinksAction, NEW);
  useEffect(() => {
    if (state.error !== null) document.getElementById('to')?.focus();
  }, [state]);
  return (
    <AnsweredForm turn={state.turn} action={action} className="mt-4 space-y-5">
      <HiddenFields of={{ locale, phoneCountry: country.code }} />
      {state.isSent ? (
        <AnswerBox answer={state} isGood>
          <p role="status">{words.sent}</p>
        </AnswerBox>
      ) : null}
      <Field
        id="to"
        label={words.label}
        optionalLabel={country.label}
        question={state.question}
        hint={words.hint}
        error={state.error ?? undefined}
        errorPrefix={words.errorPrefix}
        autoComplete="on"
        dir="ltr"
        defaultValue={state.isSent ? '' : state.typed}
        frameClassName="max-w-md"
      />
      <SubmitButton variant="secondary" pendingLabel={words.sending}>
        {words.send}
      </SubmitButton>
    </AnsweredForm>
  );
}
