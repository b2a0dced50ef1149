'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { fieldsOf } from '@/components/form/field-values';
import { changePasswordAction, type PasswordState, resetPasswordAction } from '../actions';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

const NOTHING: PasswordState = { errors: [], failed: null };

interface Props {
  /** Code of the mail's link; null when somebody signed in changes their password. */
  code: string | null;
  /** Address of the account, for password managers; unknown behind a link. */
  email: string | null;
  /** The link is that of an invitation: it is the first password. */
  isInvited?: boolean;
}

/** A new password, twice: with the code of a mail, or with the present password. */
export function PasswordForm({ code, email, isInvited = false }: Props) {
  const t = useTranslations('account.password');
  const [state, action] = useActionState(code === null ? changePasswordAction : resetPasswordAction, NOTHING);
  const control = fieldsOf({}, state.errors);
  return (
    <AccountForm
      t={t}
      state={state}
      action={action}
      fields={{ ...(code !== null && { code }), ...(isInvited && { invited: '1' }) }}
      submit={t('submit')}
      noValidate
    >
      {email === null ? null : (
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      )}
      {code === null ? (
        <PasswordField {...control('currentPassword')} label={t('current')} autoComplete="current-password" />
      ) : null}
      <PasswordField
        {...control('password')}
        label={t('new')}
        hint={t('newHint')}
        autoComplete="new-password"
      />
      <PasswordField {...control('passwordConfirmation')} label={t('repeat')} autoComplete="new-password" />
    </AccountForm>
  );
}
