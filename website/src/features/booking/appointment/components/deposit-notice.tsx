import type { Locale } from 'next-intl';
import { SubmitButton } from '@/components/form/submit-button';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { buttonClass } from '@/components/ui/button';
import type { OwnAppointment } from '@/contract/appointment';
import type { OwnDeposit } from '@/contract/deposit';
import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { getTranslations, getWords } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';
import { formatMoment } from '@/lib/time/clinic-time';
import { depositPageAction } from '../actions';
import type { PressTrouble } from './press-section';

/** Pause after which somebody who has paid learns that the clinic knows. */
const EVERY_MS = 6_000;

/** Shows the state of an appointment's deposits, and where one that is asked is paid; nothing where there are none. */
export async function DepositNotice({
  appointment,
  trouble,
}: {
  appointment: OwnAppointment;
  /** True when asking for the page did not work. */
  trouble: PressTrouble;
}) {
  const [locale, t] = await getWords('appointment.deposit');
  const { deposits, timeZone } = appointment;
  return deposits.map((deposit, place) => {
    const { amount, currency, state, until, refundUntil } = deposit;
    if (state === 'expired') return null;
    const money = formatAmount({ amount: fromMinor(amount, currency), currency, language: locale });
    const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
    const isOpen = state === 'asked' || state === 'paid';
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
        {isOpen ? <p className="mt-1 text-sm">{t('rule', { refund: moment(refundUntil) })}</p> : null}
        {state === 'kept' ? (
          <p className="mt-1 text-sm">{t('kept', { refund: moment(refundUntil) })}</p>
        ) : null}
        {state === 'asked' ? <PayNow {...{ locale, appointment, deposit }} trouble={trouble} /> : null}
      </div>
    );
  });
}

async function PayNow({
  locale,
  appointment: { bookingNumber },
  deposit: { page, isRefused },
  trouble,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  deposit: OwnDeposit;
  trouble: PressTrouble;
}) {
  const t = await getTranslations('appointment.deposit');
  return (
    <div className="print:hidden">
      <AutoRefresh everyMs={EVERY_MS} />
      {isRefused ? (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {t('refused')}
        </p>
      ) : null}
      {trouble.isFailed ? (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {sayFaultId({ text: t('failed'), id: trouble.fault })}
        </p>
      ) : null}
      {page ? (
        <>
          {/* A link, so that no other host need be allowed for forms; the page learns nothing of where one came from. */}
          <a href={page} rel="noreferrer" className={`${buttonClass({})} mt-3`}>
            {t('pay')}
          </a>
          <p className="mt-2 text-sm">{t('leaves')}</p>
          <p className="text-sm">{t('justPaid')}</p>
        </>
      ) : (
        <form action={depositPageAction} className="mt-3">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="number" value={bookingNumber} />
          <p className="mb-2">{t('noPage')}</p>
          <SubmitButton pendingLabel={t('opening')}>{t('getPage')}</SubmitButton>
        </form>
      )}
    </div>
  );
}
