import 'server-only';
import {
  type OpenPayments,
  openPaymentsAnswer,
  type PaymentCorrection,
  type PaymentDay,
  type PaymentRequest,
  paymentAnswer,
  paymentDayAnswer,
  type VisitPayments,
  visitPaymentsAnswer,
} from '@/contract/payment';
import type { PageSize } from '@/lib/address/list-memory';
import { findAnswer, isRefusedAs, outcomeIn, readAnswer, send } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { isDone, nullIfNotFound, nullIfUnavailable, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const pathOf = (id: string, payment?: string) =>
  ['/appointments', id, 'payments', ...(payment === undefined ? [] : [payment])]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

/** Reads the payments of an appointment; null while they cannot be read. */
export async function getVisitPayments(token: string, id: string): Promise<VisitPayments | null> {
  return await nullIfUnavailable(
    async () => (await readAnswer(visitPaymentsAnswer, { path: pathOf(id), token })).data,
  );
}

/** The number of the receipt, or why nothing was noted. */
export type PaymentOutcome = { number: number } | 'conflict' | 'notAllowed' | 'invalid';

async function note(path: string, data: object, token: StaffToken): Promise<PaymentOutcome> {
  return await orRefusal(
    async (): Promise<PaymentOutcome> => ({
      number: paymentAnswer.parse(await send({ path, data, token })).data.number,
    }),
    outcomeIn<PaymentOutcome>({
      VersionConflictError: 'conflict',
      NotFoundError: 'conflict',
      TransitionNotAllowedError: 'notAllowed',
      ValidationError: 'invalid',
    }),
  );
}

/** Notes what was paid. @throws BackendError for everything but a refusal. */
export function takePayment(token: StaffToken, id: string, wanted: PaymentRequest): Promise<PaymentOutcome> {
  return note(pathOf(id), wanted, token);
}

interface Entry {
  id: string;
  payment: string;
}

/** Takes an entry back by one against it. @throws BackendError for everything but a refusal. */
export function correctPayment(
  token: StaffToken,
  { id, payment }: Entry,
  wanted: PaymentCorrection,
): Promise<PaymentOutcome> {
  return note(`${pathOf(id, payment)}/correction`, wanted, token);
}

/** Sends a receipt to the patient; false where they are reached by nothing. @throws BackendError */
export async function sendReceipt(token: StaffToken, { id, payment }: Entry): Promise<boolean> {
  const path = `${pathOf(id, payment)}/message`;
  return await isDone(() => send({ path, token }), isRefusedAs('TransitionNotAllowedError'));
}

/** Ends a deposit of which the gateway told another amount; false where somebody was faster. @throws BackendError */
export async function settleDeposit(
  token: StaffToken,
  { id, deposit }: { id: string; deposit: string },
): Promise<boolean> {
  const path = `/appointments/${encodeURIComponent(id)}/deposits/${encodeURIComponent(deposit)}/settlement`;
  return await isDone(() => send({ path, token }), isRefusedAs('VersionConflictError'));
}

/** A receipt as PDF; null when there is no such visit. @throws BackendError 409 when the visit has none like it */
export async function getReceipt(token: string, { id, payment }: Entry): Promise<Response | null> {
  const path = `${pathOf(id, payment)}/receipt`;
  return await nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
}

/** Reads the payments of a branch on a day, by default today; null where it is not the reader's. @throws BackendError */
export async function getPaymentDay(
  token: string,
  { branch, date }: { branch: string; date: string | null },
): Promise<PaymentDay | null> {
  const params = { branch, date: date ?? undefined };
  return await findAnswer(paymentDayAnswer, { path: '/payments', params, token });
}

export function listOpenPayments(
  token: string,
  { page, size }: { page: number; size: PageSize | null },
): Promise<OpenPayments> {
  const params = { page, pageSize: size ?? undefined };
  return readAnswer(openPaymentsAnswer, { path: '/payments/open', params, token });
}
