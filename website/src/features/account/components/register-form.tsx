'use client';

import { useActionState, useEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { type RegisterState, registerAction } from '../actions';
import { FormTrouble } from './form-trouble';

type Word =
  | 'email'
  | 'password'
  | 'hint'
  | 'show'
  | 'hide'
  | 'submit'
  | 'sending'
  | 'errorTitle'
  | 'sentTitle'
  | 'sent';

const NOTHING: RegisterState = { errors: [], failed: null, email: '', isSent: false };

/** An account by address and password; works without script. */
export function RegisterForm({ locale, words }: { locale: string; words: Record<Word, string> }) {
  const [state, action] = useActionState(registerAction, NOTHING);
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.isSent) sent.current?.focus();
  }, [state]);
  const errorOf = (field: string) => state.errors.find((error) => error.field === field)?.message;
  if (state.isSent) {
    return (
      <div ref={sent} tabIndex={-1} role="status" className="mt-4 outline-none">
        <p className="font-bold">{words.sentTitle}</p>
        <p className="mt-1">{words.sent}</p>
      </div>
    );
  }
  return (
    <form action={action} className="mt-6 space-y-5" noValidate>
      <ErrorSummary
        title={words.errorTitle}
        errors={state.errors.map(({ field, message }) => ({ fieldId: field, message }))}
      />
      {state.failed ? <FormTrouble title={words.errorTitle} text={state.failed} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <Field
        id="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        required
        defaultValue={state.email}
        error={errorOf('email')}
      />
      <PasswordField
        id="password"
        label={words.password}
        hint={words.hint}
        autoComplete="new-password"
        show={words.show}
        hide={words.hide}
        error={errorOf('password')}
        required
      />
      <SubmitButton pendingLabel={words.sending} className="w-full">
        {words.submit}
      </SubmitButton>
    </form>
  );
}
