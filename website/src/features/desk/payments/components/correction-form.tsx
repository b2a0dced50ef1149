'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { SubmitButton } from '@/components/form/submit-button';
import { CORRECTION_REASON_LENGTH } from '@/contract/payment';
import { correctPaymentAction, type PaymentState } from '../actions';

const NOTHING: PaymentState = { outcome: 'none', text: '' };

/** Takes a payment back, with the reason. Works without script. */
export function CorrectionForm({
  fields,
  number,
}: {
  fields: Record<string, string | number>;
  number: number;
}) {
  const t = useTranslations('payments');
  const [state, action] = useActionState(correctPaymentAction, NOTHING);
  return (
    <form action={action} className="mt-2 space-y-2" noValidate>
      <ActionFields of={fields} />
      <Field
        key={state.reason}
        id={`correction-${number}`}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={CORRECTION_REASON_LENGTH}
        defaultValue={state.reason}
        dir="auto"
      />
      <SubmitButton variant="secondary" size="sm" pendingLabel={t('saving')}>
        {t('takeBackNumber', { number })}
      </SubmitButton>
      {state.text ? (
        <p
          role={state.outcome === 'refused' ? 'alert' : 'status'}
          className={state.outcome === 'refused' ? 'text-danger text-sm' : 'text-sm'}
        >
          {state.text}
        </p>
      ) : null}
    </form>
  );
}
