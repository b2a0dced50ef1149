'use client';

import { useActionState } from 'react';
import { Field } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { FormTrouble } from '@/features/account/components/form-trouble';
import { enterCodeAction } from '../actions';

type Word = 'code' | 'codeHint' | 'submit' | 'sending' | 'errorTitle';

/** The second step of signing in; works without script. */
export function CodeForm({ locale, to, words }: { locale: string; to: string; words: Record<Word, string> }) {
  const [{ error }, action] = useActionState(enterCodeAction, {
    error: null,
    enrolment: null,
    recoveryCodes: [],
  });
  return (
    <form action={action} className="mt-6 space-y-5">
      {error ? <FormTrouble title={words.errorTitle} text={error} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="to" value={to} />
      <Field
        id="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        dir="ltr"
        required
      />
      <SubmitButton pendingLabel={words.sending} className="w-full">
        {words.submit}
      </SubmitButton>
    </form>
  );
}
