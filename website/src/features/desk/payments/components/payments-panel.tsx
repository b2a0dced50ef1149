import { randomUUID } from 'node:crypto';
import { PressForm } from '@/components/form/press-form';
import { KeptField, ResultForm, ResultLine, ResultNote } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { SubmitChoices } from '@/components/form/submit-choices';
import { Panel } from '@/components/ui/card';
import { List } from '@/components/ui/list';
import { fromMinor } from '@/contract/money';
import { CORRECTION_REASON_LENGTH, DESK_METHODS, type Payment, type VisitPayments } from '@/contract/payment';
import { findSession } from '@/features/account/session/session';
import { WhoAndWhen } from '@/features/desk/lists/components/history';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { correctPaymentAction, sendReceiptAction, settleDepositAction, takePaymentAction } from '../actions';
import { getVisitPayments } from '../data';
import { moneyText, signedMoney } from '../rules';

/** Payments of an appointment, its balance, and the form for another; nothing in a clinic without a currency. */
export async function PaymentsPanel({ id, timeZone }: { id: string; timeZone: string }) {
  const [session, [locale, t]] = await Promise.all([findSession(), getWords('payments')]);
  if (!session) return null;
  const found = await getVisitPayments(session.token, id);
  if (found === null) return <Panel title={t('title')}>{t('unavailable')}</Panel>;
  const { currency, payments, canTake, isReached } = found;
  if (currency === null) return null;
  const money = (minor: number) => moneyText({ minor, currency, locale });
  const fields = { id, seen: payments.length, key: randomUUID() };
  return (
    <Panel title={t('title')}>
      <DepositLines id={id} deposits={found.deposits} timeZone={timeZone} />
      <List none={<p className="mt-1">{t('none')}</p>} className="divide-y divide-line">
        {payments.map((payment) => (
          <PaymentEntry
            key={payment.documentId}
            payment={payment}
            fields={fields}
            // Of an erased patient a deposit can still be given back.
            mayChange={canTake || payment.method === 'online'}
            maySend={canTake && isReached}
          />
        ))}
      </List>
      {payments.length > 0 && canTake && !isReached ? (
        <p className="text-sm text-text-soft print:hidden">{t('unreachable')}</p>
      ) : null}
      {payments.length > 0 && found.balance !== null ? (
        <p className="font-semibold">{t(balanceKey(found.balance), { amount: money(found.balance) })}</p>
      ) : null}
      {canTake ? <PaymentForm fields={{ ...fields, currency }} found={found} /> : null}
    </Panel>
  );
}

function balanceKey(balance: number) {
  if (balance === 0) return 'settled';
  return balance > 0 ? 'stillOpen' : 'over';
}

interface Props {
  fields: { id: string; seen: number; key: string; currency: string };
  found: VisitPayments;
}

/** Fee and amount, both filled in as far as they are known, and a press for each way of paying. Works without script. */
async function PaymentForm({ fields, found: { balance, fee, paid } }: Props) {
  const [, t] = await getWords('payments');
  const left = balance ?? (fee === null ? 0 : fee - paid);
  const decimal = (minor: number) => fromMinor(minor, fields.currency);
  const money = { type: 'text', inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <ResultForm
      action={takePaymentAction}
      fields={fields}
      className="mt-3 space-y-3"
      noValidate
      // The amount that was taken would stand there again, as if it were still open.
      keepsLost={false}
    >
      {/* Enter in a field would otherwise take cash. */}
      <button type="submit" disabled hidden />
      <ResultNote />
      <div className="grid grid-cols-2 gap-3">
        <KeptField
          {...money}
          id="payment-fee"
          name="fee"
          label={t('fee')}
          defaultValue={fee === null ? '' : decimal(fee)}
        />
        <KeptField
          {...money}
          id="payment-amount"
          name="amount"
          label={t('amount')}
          defaultValue={left > 0 ? decimal(left) : ''}
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('how')}</legend>
        <SubmitChoices
          name="method"
          choices={DESK_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          pendingLabel={t('saving')}
        />
      </fieldset>
    </ResultForm>
  );
}

interface DepositProps {
  id: string;
  deposits: VisitPayments['deposits'];
  timeZone: string;
}

/** Shows the state of deposits and what staff have to do about them; nothing if none was requested. */
async function DepositLines({ id, deposits, timeZone }: DepositProps) {
  const [locale, t] = await getWords('payments');
  return deposits.map(({ documentId, state, currency, ...deposit }) => {
    const money = (minor: number) => moneyText({ minor, currency, locale });
    const moment = (instant: string | null) => (instant ? formatMoment({ instant, timeZone, locale }) : '');
    const isToDo = state === 'owed' || state === 'disputed';
    return (
      <div
        key={documentId}
        className={isToDo ? 'mt-2 rounded-control bg-status-pending-soft p-edge' : 'mt-2'}
      >
        <p className={isToDo ? 'font-semibold' : undefined}>
          {t(`deposit.${state}`, {
            amount: money(deposit.amount),
            told: deposit.toldAmount === null ? t('deposit.otherCurrency') : money(deposit.toldAmount),
            until: moment(deposit.until),
          })}
        </p>
        {state === 'owed' ? (
          <p className="text-sm">{t('deposit.giveBack', { number: deposit.payment ?? 0 })}</p>
        ) : null}
        {deposit.settledAt ? <WhoAndWhen who={deposit.settledBy} when={moment(deposit.settledAt)} /> : null}
        {state === 'disputed' ? (
          <PressForm
            action={settleDepositAction}
            fields={{ id, deposit: documentId }}
            label={t('deposit.settle')}
            pendingLabel={t('saving')}
          >
            {t('deposit.settle')}
          </PressForm>
        ) : null}
      </div>
    );
  });
}

interface EntryProps {
  payment: Payment;
  fields: { id: string; seen: number; key: string };
  mayChange: boolean;
  maySend: boolean;
}

async function PaymentEntry({ payment, fields, mayChange, maySend }: EntryProps) {
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
          href={`/api/appointments/${fields.id}/receipts/${documentId}`}
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
