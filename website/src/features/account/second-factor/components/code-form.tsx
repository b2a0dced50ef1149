'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { FormTrouble } from '@/components/form/form-trouble';
import { SubmitButton } from '@/components/form/submit-button';
import { enterCodeAction } from '../actions';

export function CodeForm({ to }: { to: string }) {
  const t = useTranslations('secondFactor');
  const [{ error }, action] = useActionState(enterCodeAction, {
    error: null,
    enrolment: null,
    recoveryCodes: [],
  });
  return (
    <form action={action} className="mt-6 space-y-5">
      {error ? <FormTrouble title={t('errorTitle')} text={error} /> : null}
      <ActionFields of={{ to }} />
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
      <SubmitButton pendingLabel={t('sending')} className="w-full">
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
