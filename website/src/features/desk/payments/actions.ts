'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId as id } from '@/contract/document-id';
import { isCurrency } from '@/contract/fees';
import {
  CORRECTION_REASON_LENGTH,
  DESK_METHODS,
  type PaymentCorrection,
  type PaymentRequest,
  paymentAnswer,
} from '@/contract/payment';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { backToAppointment } from '@/features/desk/appointments/rules';
import { isAccepted, outcomeIn, send } from '@/lib/backend/calls';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import { typedMoney } from './rules';

const pathOf = (appointment: string) => `/appointments/${appointment}`;
const about = { words: 'payments', back: backToAppointment, refused: refusedPress } as const;
const press = { id, key: z.uuid(), seen: z.coerce.number().int().min(0) };
const typed = z.string().trim().max(30);

/** Notes a payment, or that one is taken back; the receipt, or why nothing was noted. */
function note(path: string, data: PaymentRequest | PaymentCorrection, token: StaffToken) {
  return orRefusal(
    async () => paymentAnswer.parse(await send({ path, data, token })).data,
    outcomeIn({
      VersionConflictError: 'conflict',
      NotFoundError: 'conflict',
      TransitionNotAllowedError: 'notAllowed',
      ValidationError: 'invalid',
    }),
  );
}

type PaymentOutcome = Awaited<ReturnType<typeof note>>;
type Said = (key: 'taken' | 'conflict' | 'notAllowed' | 'invalid', values?: { number: number }) => string;

function said(outcome: PaymentOutcome, t: Said, typed?: Record<string, string>): FormResult {
  return typeof outcome === 'object'
    ? { outcome: 'changed', text: t('taken', outcome) }
    : { outcome: 'refused', text: t(outcome), typed };
}

export const takePaymentAction = staffAction({
  schema: z.object({
    ...press,
    currency: z.string().refine(isCurrency),
    fee: typed,
    amount: typed,
    method: z.enum(DESK_METHODS),
  }),
  ...about,
  handle: async ({ input, session: { token }, t }): Promise<FormResult> => {
    const { id: appointment, key, seen, currency, method } = input;
    const fee = typedMoney(input.fee, currency);
    const amount = method === 'nothing' ? 0 : typedMoney(input.amount, currency);
    if (fee === null || amount === null || (amount === 0 && method !== 'nothing'))
      return said('invalid', t, { fee: input.fee, amount: input.amount });
    const data = { key, seen, fee, amount, method };
    const outcome = await note(`${pathOf(appointment)}/payments`, data, token);
    refresh();
    // The page below shows what is open now, and so do the fields.
    return said(outcome, t);
  },
});

export const correctPaymentAction = staffAction({
  schema: z.object({
    ...press,
    payment: id,
    reason: z
      .string()
      .trim()
      .max(CORRECTION_REASON_LENGTH * 8),
  }),
  ...about,
  handle: async ({ input, session: { token }, t }): Promise<FormResult> => {
    const { id: appointment, payment, key, seen, reason } = input;
    if (reason === '') return { outcome: 'refused', text: t('reasonMissing') };
    const path = `${pathOf(appointment)}/payments/${payment}/correction`;
    const outcome = await note(path, { key, seen, reason }, token);
    refresh();
    return outcome === 'invalid'
      ? { outcome: 'refused', text: t('reasonTooLong'), typed: { reason } }
      : said(outcome, t, { reason });
  },
});

/** Notes that the desk has looked into a deposit of which the gateway told another amount. */
export const settleDepositAction = staffAction({
  schema: z.object({ id, deposit: id }),
  ...about,
  handle: async ({ input: { id: appointment, deposit }, session: { token }, t }): Promise<FormResult> => {
    const call = { path: `${pathOf(appointment)}/deposits/${deposit}/settlement`, token };
    const texts = { done: t('deposit.settledNow'), refused: t('conflict') };
    return answerPress(await isAccepted(call, 'VersionConflictError'), texts);
  },
});

export const sendReceiptAction = staffAction({
  schema: z.object({ id, payment: id }),
  ...about,
  handle: async ({ input: { id: appointment, payment }, session: { token }, t }): Promise<FormResult> => {
    const call = { path: `${pathOf(appointment)}/payments/${payment}/message`, token };
    return (await isAccepted(call, 'TransitionNotAllowedError'))
      ? { outcome: 'changed', text: t('sent') }
      : { outcome: 'refused', text: t('unreachable') };
  },
});
