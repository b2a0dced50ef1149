import 'server-only';
import { z } from 'zod';
import type { Price } from '@/contract/fees';
import { findSingleInLocale } from '@/lib/backend/localized';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import {
  closedSwitch,
  documentRef,
  joinRefs,
  listOf,
  optionalRef,
  optionalText,
  refOnly,
} from '@/lib/backend/shapes';
import { findAll } from '@/lib/backend/translated';
import type { FeeTable } from './rules';

const storedFee = z.object({
  documentId: z.string(),
  services: listOf(documentRef),
  doctors: listOf(documentRef),
  branches: listOf(documentRef),
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
    findAll({
      collection: 'fees',
      params: {
        fields: ['firstVisit', 'firstVisitIsFrom', 'followUp', 'followUpIsFrom'],
        populate: { services: refOnly, doctors: refOnly, branches: refOnly },
        sort: ['id:asc'],
      },
      schema: storedFee,
      tags: ['fee'],
    }),
    findSingleInLocale({
      name: 'booking-setting',
      locale: 'en',
      params: { fields: ['currency'], populate: { defaultService: refOnly } },
      schema: storedSetting,
      tags: ['booking-setting'],
    }),
  ]);
  return {
    currency: setting?.currency ?? null,
    usualService: setting?.defaultService ?? null,
    fees: fees.map((fee) => ({
      id: fee.documentId,
      services: joinRefs([fee.services]),
      doctors: joinRefs([fee.doctors]),
      branches: joinRefs([fee.branches]),
      firstVisit: price(fee.firstVisit, fee.firstVisitIsFrom),
      followUp: price(fee.followUp, fee.followUpIsFrom),
    })),
  };
});

/** Reads all fees, none without a currency; made anew when a fee is saved. Throws BackendError. */
export function getFeeTable(): Promise<FeeTable> {
  // The same in all languages.
  return readTable({ locale: 'en' });
}
