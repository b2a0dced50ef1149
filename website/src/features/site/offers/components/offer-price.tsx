import { formatAmount } from '@/contract/fees';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { Offer } from '../data';

export function OfferPrice({ offer, locale }: { offer: Offer; locale: Locale }) {
  if (offer.priceText) {
    return <span {...contentLang(offer, locale)}>{offer.priceText}</span>;
  }
  if (!offer.price) return null;
  const { amount, currency } = offer.price;
  return <bdi>{formatAmount({ amount: String(amount), currency, language: locale })}</bdi>;
}
