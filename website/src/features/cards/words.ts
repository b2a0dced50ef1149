import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations } from '@/i18n/translations';
import { CARD_FAULTS, type CardFault } from './schema';

/** The words of a card's upload, written out for the browser. */
export type CardWords = Awaited<ReturnType<typeof cardWords>>;

export async function cardWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'cards' });
  const faults = Object.fromEntries(CARD_FAULTS.map((fault) => [fault, t(`faults.${fault}`)]));
  return {
    take: t('take'),
    choose: t('choose'),
    replace: t('replace'),
    retry: t('retry'),
    sending: t('sending'),
    kept: t('kept'),
    // The number is put in where it is shown.
    percent: t('percent', { percent: '{percent}' }),
    faults: faults as Record<CardFault, string>,
  };
}
