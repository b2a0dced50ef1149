'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useEffect, useRef } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { type LoginState, loginAction } from '../actions';

interface Props {
  /** Page of the staff area that was wanted. */
  to: string;
}

const EMPTY: LoginState = { error: null, identifier: '' };

export function LoginForm({ to }: Props) {
  const t = useTranslations('account.login');
  const password = useTranslations('account.password');
  const [state, action] = useActionState(loginAction, EMPTY);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.error) alert.current?.focus();
  }, [state]);
  return (
    <form action={action} className="mt-6 space-y-5">
      {state.error ? (
        <div
          ref={alert}
          tabIndex={-1}
          role="alert"
          className="rounded-control border-2 border-danger bg-danger-soft p-4"
        >
          <p className="font-bold text-danger">{t('errorTitle')}</p>
          <p>{state.error}</p>
        </div>
      ) : null}
      <ActionFields of={{ to }} />
      <Field
        id="identifier"
        label={t('identifier')}
        type="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        required
        defaultValue={state.identifier}
      />
      <PasswordField
        id="password"
        label={t('password')}
        autoComplete="current-password"
        show={password('show')}
        hide={password('hide')}
        required
      />
      <SubmitButton pendingLabel={t('sending')} className="w-full">
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
