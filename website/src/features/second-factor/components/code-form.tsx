'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { FormTrouble } from '@/features/account/components/form-trouble';
import { enterCodeAction } from '../actions';

/** The second step of signing in; works without script. */
export function CodeForm({ locale, to }: { locale: string; to: string }) {
  const t = useTranslations('secondFactor');
  const [{ error }, action] = useActionState(enterCodeAction, {
    error: null,
    enrolment: null,
    recoveryCodes: [],
  });
  return (
    <form action={action} className="mt-6 space-y-5">
      {error ? <FormTrouble title={t('errorTitle')} text={error} /> : null}
      <HiddenFields of={{ locale, to }} />
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
