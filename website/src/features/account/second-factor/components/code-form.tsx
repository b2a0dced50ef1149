'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { Field } from '@/components/form/field';
import { AccountForm } from '@/features/account/sign-in/components/account-form';
import { enterCodeAction } from '../actions';
import { NOTHING } from '../rules';

export function CodeForm({ to }: { to: string }) {
  const t = useTranslations('secondFactor');
  const [state, action] = useActionState(enterCodeAction, NOTHING);
  return (
    <AccountForm t={t} state={state} action={action} fields={{ to }} submit={t('submit')}>
      <Field
        id="code"
        label={t('code')}
        hint={t('codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        dir="ltr"
        required
      />
    </AccountForm>
  );
}
