import { z } from 'zod';

/** States of a deposit: asked, paid or not in time; owed, kept or given back; told with another amount, and settled. */
export const DEPOSIT_STATES = [
  'asked',
  'paid',
  'expired',
  'owed',
  'kept',
  'disputed',
  'repaid',
  'settled',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

export const depositTerms = z.object({
  currency: z.string(),
  /** Amount in the smallest unit of the currency. */
  amount: z.int(),
  /** Minutes that the time is held for it. */
  minutes: z.int(),
  /** Cancelled so many hours before the visit it is given back. */
  refundHours: z.int(),
});
export type DepositTerms = z.output<typeof depositTerms>;

const shared = z.object({
  state: z.enum(DEPOSIT_STATES),
  currency: z.string(),
  /** Amount in the smallest unit of the currency. */
  amount: z.int(),
  /** Moment until which the time is held for it, ISO; null for what was paid a second time. */
  until: z.string().nullable(),
});

export const ownDeposit = shared.extend({
  /** Cancelled before this instant it is given back. */
  refundUntil: z.string(),
  /** The page of the gateway where it is paid; null where there is none (yet). */
  page: z.string().nullable(),
  /** True if the last payment attempt was refused; the patient can try again. */
  isRefused: z.boolean(),
});
export type OwnDeposit = z.output<typeof ownDeposit>;

export const deskDeposit = shared.extend({
  documentId: z.string(),
  /** Amount that the gateway reported, if it differs from the requested one. */
  toldAmount: z.int().nullable(),
  payment: z.int().nullable(),
  settledAt: z.string().nullable(),
  settledBy: z.string().nullable(),
});
