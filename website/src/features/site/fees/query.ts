import 'server-only';
import type { Locale } from 'next-intl';
import type { FeePlace, Prices } from '@/contract/fees';
import { cachePerLocale } from '@/lib/backend/per-request-cache';
import { getFeeTable } from './data';
import { type FeeDoctor, type FeeTable, placesOf, pricesIn } from './rules';
import { feeWords } from './words';

/** Returns a formatter of fees for a page; null where the clinic states none. @param table fees of the clinic */
export async function sayFees(locale: Locale, table: FeeTable) {
  const words = await feeWords(locale, table.currency ?? 'XXX');
  // A list says them of every doctor, and a formatter of amounts takes longer than a card.
  const ofDoctors = new Map<string, string | null>();
  const said = (prices: Prices | null, say: (prices: Prices) => string) => (prices ? say(prices) : null);
  return {
    ...words,
    pricesIn: (places: readonly FeePlace[]) => pricesIn(table, places),
    ofPlace: (place: FeePlace) => said(pricesIn(table, [place]), words.say),
    /** Short text on a doctor at the branches that are given with it; of the usual service, where none is named. */
    ofDoctor({ doctor, service }: { doctor: FeeDoctor; service?: string | null | undefined }) {
      const of = service ?? table.usualService;
      if (of === null) return null;
      const key = [of, doctor.id, ...doctor.branches.map(({ id }) => id)].join(' ');
      const known = ofDoctors.get(key);
      if (known !== undefined) return known;
      const prices = pricesIn(table, placesOf(of, [doctor]));
      ofDoctors.set(key, said(prices, words.sayShort));
      return ofDoctors.get(key) ?? null;
    },
  };
}

/** All that a page says of fees. @throws BackendError */
export const readFees = cachePerLocale(async (locale) => sayFees(locale, await getFeeTable()));
