import { PressForm } from '@/components/form/press-form';
import type { VisitPayments } from '@/contract/payment';
import { WhoAndWhen } from '@/features/desk/lists/components/history';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { settleDepositAction } from '../actions';
import { moneyText } from '../rules';

interface Props {
  id: string;
  deposits: VisitPayments['deposits'];
  timeZone: string;
}

/** Shows the state of the deposits, and what the desk has to do about them; nothing where none was asked. */
export async function DepositLines({ id, deposits, timeZone }: Props) {
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
