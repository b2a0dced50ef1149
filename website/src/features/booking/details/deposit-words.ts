import 'server-only';
import type { Locale } from 'next-intl';
import type { DepositTerms } from '@/contract/deposit';
import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { getTranslations } from '@/i18n/translations';

/** Words about a deposit before a booking is sent. */
export interface DepositWords {
  promise: string;
  /** Text under a contract. */
  contract: string;
}

export async function depositWords(
  locale: Locale,
  terms: DepositTerms | undefined,
): Promise<DepositWords | null> {
  if (!terms) return null;
  const t = await getTranslations({ locale, namespace: 'booking.form.deposit' });
  const { amount, currency, minutes, refundHours } = terms;
  const money = formatAmount({ amount: fromMinor(amount, currency), currency, language: locale });
  return {
    promise: `${t('promise', { amount: money, minutes })} ${t('rule', { hours: refundHours })}`,
    contract: t('contract'),
  };
}
