import { z } from 'zod';
import { oneLine } from '../../contract/one-line';
import { PAYMENT_METHODS } from '../../contract/payment';
import { storedReceipt } from '../../documents/files/receipt-pdf';
import { type Database, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';

export const PAYMENTS = 'payments';

export const paymentRow = z.object({
  document_id: z.string(),
  appointment: z.string(),
  branch: z.string(),
  number: z.coerce.number(),
  at: storedInstant,
  /** The date by the clock of the branch. */
  day: z.string(),
  time_zone: z.string(),
  method: z.enum(PAYMENT_METHODS),
  currency: z.string(),
  /** Amount in the smallest unit of the currency, like fee and balance; below zero in an entry against another. */
  amount: z.coerce.number(),
  fee: z.coerce.number(),
  balance: z.coerce.number(),
  taken_by: z.string(),
  /** Document id of the entry that it takes back. */
  corrects: z.string().nullable(),
  request_key: z.string(),
  facts: storedReceipt,
  /** The patient's name as the receipt has it; null once they are erased. */
  person: z.string().transform(oneLine).nullable(),
  reason: z.string().transform(oneLine).nullable(),
});

export function personOfReceipt(named: { first_name: string; last_name: string }): string {
  return `${named.first_name} ${named.last_name}`.trim();
}

export type PaymentRow = z.infer<typeof paymentRow>;

/** The last entry that the desk has written; deposits that came by the gateway say nothing of the fee. */
export function saidAtDesk(entries: readonly PaymentRow[]): PaymentRow | undefined {
  return entries.findLast(({ method }) => method !== 'online');
}

export async function listPayments(db: Database, appointments: readonly string[]): Promise<PaymentRow[]> {
  if (appointments.length === 0) return [];
  return await readRows(paymentRow, db(PAYMENTS).whereIn('appointment', appointments).orderBy('id', 'asc'));
}
