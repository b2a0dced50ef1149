'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { Field } from '@/components/form/field';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { DESK_METHODS } from '@/contract/payment';
import { type PaymentState, takePaymentAction } from '../actions';

const NOTHING: PaymentState = { outcome: 'none', text: '' };

/** Fee and amount, both filled in as far as they are known, and a press for each way of paying. Works without script. */
export function PaymentForm({
  fields,
  fee,
  amount,
}: {
  fields: Record<string, string | number>;
  /** Decimal. */
  fee: string;
  amount: string;
}) {
  const t = useTranslations('payments');
  const [state, action] = useActionState(takePaymentAction, NOTHING);
  const money = { type: 'text', inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <form key={JSON.stringify([state, fields.seen])} action={action} className="mt-3 space-y-3" noValidate>
      {/* Enter in a field would otherwise take cash. */}
      <button type="submit" disabled hidden />
      <OutcomeNote state={state} isGood={state.outcome === 'done'}>
        {state.text}
      </OutcomeNote>
      <ActionFields of={fields} />
      <div className="grid grid-cols-2 gap-3">
        <Field id="payment-fee" name="fee" label={t('fee')} defaultValue={state.fee ?? fee} {...money} />
        <Field
          id="payment-amount"
          name="amount"
          label={t('amount')}
          defaultValue={state.amount ?? amount}
          {...money}
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('how')}</legend>
        <div className="flex flex-wrap gap-2">
          {DESK_METHODS.map((method) => (
            <SubmitButton
              key={method}
              variant="secondary"
              size="sm"
              name="method"
              value={method}
              pendingLabel={t('saving')}
            >
              {t(`methods.${method}`)}
            </SubmitButton>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
