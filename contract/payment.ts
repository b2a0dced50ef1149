import { z } from 'zod';
import { deskDeposit } from './deposit';
import { documentId } from './document-id';
import { askedDay } from './instant';
import { lineSchema } from './line-schema';
import { longPageSize, pageUpTo, pagination } from './lists';
import { MOST_MONEY } from './money';
import { names } from './names';
import { nameAndPhone } from './person';

/** Ways of paying; `online` is a deposit by the gateway, `nothing` notes that nothing was, and `company` that the patient's company owes it. */
export const DESK_METHODS = ['cash', 'card', 'transfer', 'company', 'nothing'] as const;
export const PAYMENT_METHODS = [...DESK_METHODS, 'online'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const CORRECTION_REASON_LENGTH = 200;

const amount = z.int().min(0).max(MOST_MONEY);
/** Key of a submission, so that a repeated one is not recorded twice, and the number of entries its page showed. */
const press = { key: z.uuid(), seen: z.int().min(0).max(1000) };

/** Payment of an appointment; amounts in the smallest unit of its currency. */
export const paymentRequest = z
  .strictObject({ ...press, fee: amount, amount, method: z.enum(DESK_METHODS) })
  .refine((wanted) => (wanted.method === 'nothing') === (wanted.amount === 0), { path: ['amount'] });
export type PaymentRequest = z.output<typeof paymentRequest>;

/** Takes an entry back by one against it. */
export const paymentCorrection = z.strictObject({ ...press, reason: lineSchema(CORRECTION_REASON_LENGTH) });
export type PaymentCorrection = z.output<typeof paymentCorrection>;

/** Entry of a payment. Instants are ISO, amounts in the smallest unit. */
const payment = z.object({
  documentId: z.string(),
  /** The running number of the branch. */
  number: z.int(),
  at: z.string(),
  timeZone: z.string(),
  method: z.enum(PAYMENT_METHODS),
  currency: z.string(),
  /** Amount; below zero in an entry against another. */
  amount: z.int(),
  fee: z.int(),
  /** Balance after it; below zero where more was paid than the displayed fee. */
  balance: z.int(),
  by: z.string().nullable(),
  /** The number of the entry that it takes back, or by which it was taken back. */
  corrects: z.int().nullable(),
  correctedBy: z.int().nullable(),
  reason: z.string().nullable(),
});
export type Payment = z.output<typeof payment>;

const visitPayments = z.object({
  /** ISO 4217; null where the clinic has none, and then nothing can be taken. */
  currency: z.string().nullable(),
  fee: z.int().nullable(),
  paid: z.int(),
  balance: z.int().nullable(),
  canTake: z.boolean(),
  /** False where a receipt can only be printed, as no message reaches the patient. */
  isReached: z.boolean(),
  payments: z.array(payment),
  deposits: z.array(deskDeposit).default([]),
});
export type VisitPayments = z.output<typeof visitPayments>;
export const visitPaymentsAnswer = z.object({ data: visitPayments });
export const paymentAnswer = z.object({ data: z.object({ documentId: z.string(), number: z.int() }) });

/** A day of a branch, by its clock; today when no date is named. */
export const paymentDayQuery = z.strictObject({ branch: documentId, date: askedDay.optional() });

/** Sum that a cashier took on a day in one currency, without reversed payments. Amounts in the smallest unit. */
const paymentSum = z.object({
  /** Null for all of the branch. */
  by: z.string().nullable(),
  currency: z.string(),
  /** Entries, those against others among them. */
  entries: z.int(),
  cash: z.int(),
  card: z.int(),
  transfer: z.int(),
  company: z.int(),
  online: z.int(),
  /** Money that came in: without what companies owe. */
  taken: z.int(),
});
export type PaymentSum = z.output<typeof paymentSum>;

/** Entries of a day in the order of their numbers, and their sums: by who took them, and of all. */
export const paymentDayAnswer = z.object({
  data: z.array(payment.extend({ appointment: z.string(), bookingNumber: z.string() })),
  meta: z.object({ date: z.string(), timeZone: z.string(), sums: z.array(paymentSum) }),
});
export type PaymentDay = z.output<typeof paymentDayAnswer>;

export const openPaymentsQuery = z.strictObject({ page: pageUpTo(10_000), pageSize: longPageSize });

/** Visit with a balance or a deposit to be settled, or one that came without any entry: then without amounts. */
const openPayment = z.object({
  documentId: z.string(),
  ...nameAndPhone,
  startsAt: z.string(),
  timeZone: z.string(),
  doctor: names.nullable(),
  branch: names.nullable(),
  currency: z.string().nullable(),
  balance: z.int().nullable(),
  /** Amount to be given back, or of a deposit to be looked into. */
  deposit: deskDeposit.pick({ state: true, amount: true, currency: true }).nullable().default(null),
});
export type OpenPayment = z.output<typeof openPayment>;
/** The oldest visit first. */
export const openPaymentsAnswer = z.object({ data: z.array(openPayment), meta: z.object({ pagination }) });
export type OpenPayments = z.output<typeof openPaymentsAnswer>;
