import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { buttonClass } from '@/components/ui/button';
import type { OwnDeposit } from '@/contract/deposit';
import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { depositPageAction } from '../actions';
import { FailedPress, type PartProps } from './press-section';

/** Interval of checking whether the payment has arrived. */
const EVERY_MS = 6_000;

/** Shows the state of an appointment's deposits, with the way to pay an open one; nothing if there are none. */
export async function DepositNotice({ appointment, trouble }: PartProps) {
  const [locale, t] = await getWords('appointment.deposit');
  const { deposits, timeZone } = appointment;
  return deposits.map((deposit, place) => {
    const { amount, currency, state, until } = deposit;
    if (state === 'expired') return null;
    const money = formatAmount({ amount: fromMinor(amount, currency), currency, language: locale });
    const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
    const rule = state === 'asked' || state === 'paid' ? 'rule' : state === 'kept' ? 'kept' : null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the oldest first, never in another order, and several can be alike
      <div key={place} className="mt-3 rounded-control bg-surface-sky p-edge">
        <h2
          id={state === 'asked' ? 'deposit-title' : undefined}
          className="scroll-mt-24 font-semibold text-base"
        >
          {t(`title.${state}`, { amount: money })}
        </h2>
        {state === 'asked' && until ? <p className="mt-1">{t('asked', { until: moment(until) })}</p> : null}
        {rule ? <p className="mt-1 text-sm">{t(rule, { refund: moment(deposit.refundUntil) })}</p> : null}
        {state === 'asked' ? <PayNow {...{ appointment, deposit, trouble }} /> : null}
      </div>
    );
  });
}

async function PayNow({ appointment, deposit, trouble }: PartProps & { deposit: OwnDeposit }) {
  const { page, isRefused } = deposit;
  const t = await getTranslations('appointment.deposit');
  return (
    <div className="print:hidden">
      <AutoRefresh everyMs={EVERY_MS} />
      <FailedPress trouble={{ isFailed: isRefused, fault: null }} text={t('refused')} />
      <FailedPress trouble={trouble} text={t('failed')} />
      {/* Region that stands before its words, which are read out as they come in place of the form. */}
      <div role="status">
        {page ? (
          <>
            {/* A link instead of a form, so that the CSP needs no further host; without a referrer. */}
            <a href={page} rel="noreferrer" className={`${buttonClass({})} mt-3`}>
              {t('pay')}
            </a>
            <p className="mt-2 text-sm">{t('leaves')}</p>
            <p className="text-sm">{t('justPaid')}</p>
          </>
        ) : null}
      </div>
      {page ? null : (
        <form action={depositPageAction} className="mt-3">
          <ActionFields of={{ number: appointment.bookingNumber }} />
          <p className="mb-2">{t('noPage')}</p>
          <SubmitButton pendingLabel={t('opening')}>{t('getPage')}</SubmitButton>
        </form>
      )}
    </div>
  );
}
