import 'server-only';
import type { Locale } from 'next-intl';
import { type DisplayedFee, formatAmount, type Price, type Prices } from '@/contract/fees';
import type { ContractType } from '@/contract/patient';
import { getTranslations } from '@/i18n/translations';
import { unhyphenated } from './rules';

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** @param currency ISO 4217 */
export async function feeWords(locale: Locale, currency: string) {
  const t = await getTranslations({ locale, namespace: 'fees' });
  const amountOf = ({ amount, isFrom }: Price) => {
    const text = formatAmount({ amount, currency, language: locale });
    return isFrom ? t('from', { amount: text }) : text;
  };
  /** "First visit EGP 450, follow-up EGP 225"; a first visit alone needs no name: "EGP 400". */
  const say = ({ firstVisit, followUp }: Prices): string => {
    if (firstVisit && followUp)
      return unhyphenated(t('both', { firstVisit: amountOf(firstVisit), followUp: amountOf(followUp) }));
    if (firstVisit) return capitalized(amountOf(firstVisit));
    return followUp ? unhyphenated(t('followUp', { amount: amountOf(followUp) })) : '';
  };
  return {
    say,
    /** Short form for cards: the fee of the first visit. */
    sayShort: (prices: Prices) =>
      prices.firstVisit && prices.followUp
        ? t('firstVisit', { amount: amountOf(prices.firstVisit) })
        : say(prices),
  };
}

interface Given {
  locale: Locale;
  fee: DisplayedFee | null;
  contractType: ContractType;
}

/** Returns the displayed fee of an appointment in words; null without one. */
export async function displayedFeeWords({ locale, fee, contractType }: Given): Promise<string | null> {
  if (!fee || (!fee.firstVisit && !fee.followUp)) return null;
  const t = await getTranslations({ locale, namespace: 'fees' });
  const words = await feeWords(locale, fee.currency);
  const said = words.say(fee);
  return contractType === 'cash' ? said : t('underContract', { fee: said });
}
