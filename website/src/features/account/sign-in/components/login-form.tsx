'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { Field } from '@/components/form/field';
import { type LoginState, loginAction } from '../actions';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

const EMPTY: LoginState = { failed: null, identifier: '' };

/** Signs in and leads to `to`, the page of the staff area that was wanted. */
export function LoginForm({ to }: { to: string }) {
  const t = useTranslations('account.login');
  const [state, action] = useActionState(loginAction, EMPTY);
  return (
    <AccountForm t={t} state={state} action={action} fields={{ to }} submit={t('submit')}>
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
      <PasswordField id="password" label={t('password')} autoComplete="current-password" />
    </AccountForm>
  );
}
