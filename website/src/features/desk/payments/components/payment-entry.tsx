import { PressForm } from '@/components/form/press-form';
import { KeptField, ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { CORRECTION_REASON_LENGTH, type Payment } from '@/contract/payment';
import { WhoAndWhen } from '@/features/desk/lists/components/history';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { correctPaymentAction, sendReceiptAction } from '../actions';
import { receiptPath, signedMoney } from '../rules';

interface Props {
  payment: Payment;
  fields: { id: string; seen: number; key: string };
  mayChange: boolean;
  maySend: boolean;
}

export async function PaymentEntry({ payment, fields, mayChange, maySend }: Props) {
  const [locale, t] = await getWords('payments');
  const { documentId, number, method, amount, currency, at: instant, timeZone, by, reason } = payment;
  const isTakenBack = payment.correctedBy !== null;
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{t('receipt', { number })}</span>
        <span className={isTakenBack ? 'text-text-soft line-through' : undefined}>
          {signedMoney({ minor: amount, currency, locale })}
        </span>
      </p>
      <p className="text-sm">
        {payment.corrects === null
          ? t(`methods.${method}`)
          : t('takesBack', { number: payment.corrects, method: t(`methods.${method}`) })}
        {payment.correctedBy === null ? null : ` · ${t('takenBackBy', { number: payment.correctedBy })}`}
      </p>
      {reason ? (
        <p className="text-sm" dir="auto">
          {reason}
        </p>
      ) : null}
      <WhoAndWhen who={by} when={formatMoment({ instant, timeZone, locale })} />
      <div className="flex flex-wrap items-center gap-x-4 print:hidden">
        <a
          href={receiptPath({ id: fields.id, payment: documentId })}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-action text-sm underline underline-offset-4"
        >
          {t('openReceipt', { number })}
        </a>
        {maySend ? (
          <PressForm
            action={sendReceiptAction}
            fields={{ id: fields.id, payment: documentId }}
            label={t('sendNumber', { number })}
            pendingLabel={t('saving')}
            className="ms-4"
          >
            {t('send')}
          </PressForm>
        ) : null}
      </div>
      {mayChange && payment.corrects === null && !isTakenBack ? (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action text-sm">
            {t('takeBack')}
          </summary>
          <ResultForm
            action={correctPaymentAction}
            fields={{ ...fields, payment: documentId }}
            className="mt-2 space-y-2"
            noValidate
          >
            <KeptField
              id={`correction-${number}`}
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              maxLength={CORRECTION_REASON_LENGTH}
              dir="auto"
            />
            <SubmitButton variant="secondary" size="sm" pendingLabel={t('saving')}>
              {t('takeBackNumber', { number })}
            </SubmitButton>
            <ResultLine />
          </ResultForm>
        </details>
      ) : null}
    </li>
  );
}
