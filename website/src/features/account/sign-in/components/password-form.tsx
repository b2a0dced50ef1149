'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { ErrorSummary } from '@/components/form/error-summary';
import { FormTrouble } from '@/components/form/form-trouble';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { changePasswordAction, type PasswordState, resetPasswordAction } from '../actions';

const NOTHING: PasswordState = { errors: [], failed: null };

/** A new password, twice: with the code of a mail, or with the present password. */
export function PasswordForm({
  code,
  email,
  isInvited = false,
}: {
  /** Code of the mail's link; null when somebody signed in changes their password. */
  code: string | null;
  /** Address of the account, for password managers; unknown behind a link. */
  email: string | null;
  isInvited?: boolean;
}) {
  const t = useTranslations('account.password');
  const [state, action] = useActionState(code === null ? changePasswordAction : resetPasswordAction, NOTHING);
  const errorOf = (field: string) => state.errors.find((error) => error.field === field)?.message;
  const toggle = { show: t('show'), hide: t('hide') };
  return (
    <form action={action} className="mt-6 space-y-5" noValidate>
      <ErrorSummary
        title={t('errorTitle')}
        errors={state.errors.map(({ field, message }) => ({ fieldId: field, message }))}
      />
      {state.failed ? <FormTrouble title={t('errorTitle')} text={state.failed} /> : null}
      <ActionFields />
      {code === null ? null : <input type="hidden" name="code" value={code} />}
      {isInvited ? <input type="hidden" name="invited" value="1" /> : null}
      {email === null ? null : (
        <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      )}
      {code === null ? (
        <PasswordField
          id="currentPassword"
          label={t('current')}
          autoComplete="current-password"
          error={errorOf('currentPassword')}
          required
          {...toggle}
        />
      ) : null}
      <PasswordField
        id="password"
        label={t('new')}
        hint={t('newHint')}
        autoComplete="new-password"
        error={errorOf('password')}
        required
        {...toggle}
      />
      <PasswordField
        id="passwordConfirmation"
        label={t('repeat')}
        autoComplete="new-password"
        error={errorOf('passwordConfirmation')}
        required
        {...toggle}
      />
      <SubmitButton pendingLabel={t('sending')} className="w-full">
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
