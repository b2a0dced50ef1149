'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { AccountForm } from '@/features/account/sign-in/components/account-form';
import { enterCodeAction } from '../actions';
import { NOTHING } from '../rules';
import { CodeField } from './code-field';

export function CodeForm({ to }: { to: string }) {
  const t = useTranslations('secondFactor');
  const [state, action] = useActionState(enterCodeAction, NOTHING);
  return (
    <AccountForm t={t} state={state} action={action} fields={{ to }} submit={t('submit')}>
      <CodeField label={t('code')} hint={t('codeHint')} />
    </AccountForm>
  );
}
