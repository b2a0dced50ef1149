import 'server-only';
import { z } from 'zod';
import type { Price } from '@/contract/fees';
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

const readTable = cachePerRequest(async (): Promise<FeeTable> => {
  const [fees, setting] = await Promise.all([
    findAll({ collection: 'fees', schema: storedFee, sort: ['id:asc'], tags: ['fee'] }),
    findSingleInLocale({
      name: 'booking-setting',
      locale: 'en',
      schema: storedSetting,
      tags: ['booking-setting'],
    }),
  ]);
  return {
    currency: setting?.currency ?? null,
    usualService: setting?.defaultService ?? null,
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
