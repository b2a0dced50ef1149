import 'server-only';
import { z } from 'zod';
import type { Price } from '@/contract/fees';
import type { Locale } from '@/i18n/routing';
import { findSingleInLocale } from '@/lib/backend/localized';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { closedSwitch, optionalRef, optionalText, refIds } from '@/lib/backend/shapes';
import { findAll } from '@/lib/backend/translated';
import type { FeeTable } from './rules';

const storedFee = z.object({
  documentId: z.string(),
  services: refIds,
  doctors: refIds,
  branches: refIds,
  firstVisit: optionalText,
  firstVisitIsFrom: closedSwitch,
  followUp: optionalText,
  followUpIsFrom: closedSwitch,
});

const storedSetting = z.object({ currency: optionalText, defaultService: optionalRef });

const price = (amount: string | null, isFrom: boolean): Price | null =>
  amount === null ? null : { amount, isFrom };

const readSetting = (locale: Locale) =>
  findSingleInLocale({
    name: 'booking-setting',
    locale,
    schema: storedSetting,
    tags: ['booking-setting', 'service'],
  });

const readTable = cachePerRequest(async (): Promise<FeeTable> => {
  const [fees, english, arabic] = await Promise.all([
    findAll({ collection: 'fees', schema: storedFee, sort: ['id:asc'], tags: ['fee'] }),
    readSetting('en'),
    readSetting('ar'),
  ]);
  return {
    currency: english?.currency ?? null,
    // One language cannot name a service that is not written in it.
    usualService: english?.defaultService ?? arabic?.defaultService ?? null,
    fees: fees.map(
      ({ documentId: id, firstVisit, firstVisitIsFrom, followUp, followUpIsFrom, ...places }) => ({
        id,
        ...places,
        firstVisit: price(firstVisit, firstVisitIsFrom),
        followUp: price(followUp, followUpIsFrom),
      }),
    ),
  };
});

/** Reads all fees, none without a currency; read again when a fee is saved. Throws BackendError. */
export function getFeeTable(): Promise<FeeTable> {
  // The same in all languages.
  return readTable({ locale: 'en' });
}
