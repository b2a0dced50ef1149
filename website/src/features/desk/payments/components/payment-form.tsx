import { KeptField, ResultForm, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { DESK_METHODS } from '@/contract/payment';
import { getWords } from '@/i18n/translations';
import { takePaymentAction } from '../actions';

interface Props {
  fields: Record<string, string | number>;
  /** Decimal. */
  fee: string;
  amount: string;
}

/** Fee and amount, both filled in as far as they are known, and a press for each way of paying. Works without script. */
export async function PaymentForm({ fields, fee, amount }: Props) {
  const [, t] = await getWords('payments');
  const money = { type: 'text', inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <ResultForm action={takePaymentAction} fields={fields} className="mt-3 space-y-3" noValidate>
      {/* Enter in a field would otherwise take cash. */}
      <button type="submit" disabled hidden />
      <ResultNote />
      <div className="grid grid-cols-2 gap-3">
        <KeptField id="payment-fee" name="fee" label={t('fee')} defaultValue={fee} {...money} />
        <KeptField id="payment-amount" name="amount" label={t('amount')} defaultValue={amount} {...money} />
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
    </ResultForm>
  );
}
