import 'server-only';
import type { Locale } from 'next-intl';
import type { Availability } from '@/contract/availability';
import type { DepositTerms } from '@/contract/deposit';
import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { getTranslations } from '@/i18n/translations';
import type { Promised } from './state';

async function depositWords({ amount, currency, minutes, refundHours }: DepositTerms, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'booking.form.deposit' });
  const money = formatAmount({ amount: fromMinor(amount, currency), currency, language: locale });
  return {
    promise: `${t('promise', { amount: money, minutes })} ${t('rule', { hours: refundHours })}`,
    contract: t('contract'),
  };
}

/** Outlook of an appointment that nothing is known of. */
export const NOTHING_PROMISED: Promised = { call: null, confirmsAtOnce: false, deposit: null };

/** Returns the words about the deposit that a booking of these times needs. */
export async function promisedBy(
  { callLines, confirmsAtOnce, deposit }: Availability['meta'],
  timeZone: string,
  locale: Locale,
): Promise<Promised> {
  return {
    call: callLines ? { lines: callLines, drawnAt: Date.now(), timeZone, locale } : null,
    confirmsAtOnce,
    deposit: deposit ? await depositWords(deposit, locale) : null,
  };
}
