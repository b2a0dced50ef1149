'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { EmailField } from '@/components/form/field';
import { fieldsOf } from '@/components/form/field-values';
import { SubmitButton } from '@/components/form/submit-button';
import { takeFocus } from '@/lib/browser/take-focus';
import { sayFaultId } from '@/lib/request/fault-id';
import { confirmAgainAction, type MailState, type RegisterState, registerAction } from '../actions';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

const NOTHING: RegisterState = { errors: [], failed: null, email: '', isSent: false };

export function RegisterForm() {
  const t = useTranslations('account.register');
  const passwordWords = useTranslations('account.password');
  const [state, action] = useActionState(registerAction, NOTHING);
  // Kept in the page only: no response contains a password.
  const [password, setPassword] = useState('');
  const control = fieldsOf({ email: state.email }, state.errors);
  if (state.isSent) {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="mt-4 outline-none">
        <p className="font-bold">{t('sentTitle')}</p>
        <p className="mt-1">{t('sent')}</p>
        <ConfirmAgain email={state.email} />
      </div>
    );
  }
  return (
    <AccountForm
      t={t}
      state={state}
      action={action}
      submit={t('submit')}
      noValidate
      onSubmit={(event) => setPassword(String(new FormData(event.currentTarget).get('password') ?? ''))}
    >
      <EmailField
        {...control('email')}
        label={t('email')}
        autoComplete="username"
        required
        question={state.questions?.email}
      />
      <PasswordField
        {...control('password')}
        label={t('password')}
        hint={passwordWords('newHint')}
        autoComplete="new-password"
        defaultValue={password}
      />
    </AccountForm>
  );
}

const NOT_ASKED: MailState = { outcome: 'new', email: '' };

function ConfirmAgain({ email }: { email: string }) {
  const t = useTranslations('account.register');
  const [{ outcome, fault = null }, action] = useActionState(confirmAgainAction, NOT_ASKED);
  const refused = outcome === 'busy' ? t('busy') : t('notSent');
  const text = outcome === 'asked' ? t('sentAgain') : outcome === 'new' ? null : refused;
  return (
    <form action={action} className="mt-4">
      <ActionFields of={{ email }} />
      {/* It was asked about when the account was made. */}
      <input type="hidden" name="emailAsked" value={email} />
      <SubmitButton variant="secondary" pendingLabel={t('sendingAgain')}>
        {t('again')}
      </SubmitButton>
      {text ? <p className="mt-2">{sayFaultId({ text, id: fault })}</p> : null}
    </form>
  );
}
