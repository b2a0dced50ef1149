'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { FormTrouble } from '@/components/form/form-trouble';
import { SubmitButton } from '@/components/form/submit-button';
import { renewSecretAction, type SecretState } from '../actions';
import { Secret } from './secret';

export function RenewSecret({ id }: { id: string }) {
  const t = useTranslations('webhooks');
  const [state, action] = useActionState<SecretState, FormData>(renewSecretAction, {
    secret: null,
    failed: null,
  });
  return (
    <form action={action} className="mt-3 space-y-4">
      {state.secret ? <Secret state={state} title={t('renewed')} secret={state.secret} /> : null}
      {state.failed ? <FormTrouble title={t('errorTitle')} text={state.failed} /> : null}
      <ActionFields of={{ id }} />
      <SubmitButton variant="secondary" pendingLabel={t('saving')}>
        {t('renew')}
      </SubmitButton>
    </form>
  );
}
