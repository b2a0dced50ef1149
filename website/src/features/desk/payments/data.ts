import 'server-only';
import {
  openPaymentsAnswer,
  type PaymentCorrection,
  type PaymentRequest,
  paymentAnswer,
  paymentDayAnswer,
  visitPaymentsAnswer,
} from '@/contract/payment';
import type { PageSize } from '@/lib/address/list-memory';
import { findAnswer, isAccepted, outcomeIn, readAnswer, readerOf, send } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound, nullIfUnavailable, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

interface Entry {
  id: string;
  payment: string;
}

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/payments`;
const entryPath = ({ id, payment }: Entry) => `${pathOf(id)}/${encodeURIComponent(payment)}`;

/** Reads the payments of an appointment; null while they cannot be read. */
export function getVisitPayments(token: string, id: string) {
  const read = readerOf(visitPaymentsAnswer, pathOf(id));
  return nullIfUnavailable(() => read({ token }));
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

/** Takes an entry back by one against it. @throws BackendError for everything but a refusal. */
export function correctPayment(token: StaffToken, entry: Entry, wanted: PaymentCorrection) {
  return note(`${entryPath(entry)}/correction`, wanted, token);
}

/** Sends a receipt to the patient; false where they are reached by nothing. @throws BackendError */
export function sendReceipt(token: StaffToken, entry: Entry): Promise<boolean> {
  return isAccepted({ path: `${entryPath(entry)}/message`, token }, 'TransitionNotAllowedError');
}

/** Ends a deposit of which the gateway told another amount; false where somebody was faster. @throws BackendError */
export function settleDeposit(token: StaffToken, { id, deposit }: { id: string; deposit: string }) {
  const path = `/appointments/${encodeURIComponent(id)}/deposits/${encodeURIComponent(deposit)}/settlement`;
  return isAccepted({ path, token }, 'VersionConflictError');
}

/** A receipt as PDF; null when there is no such visit. @throws BackendError 409 when the visit has none like it */
export function getReceipt(token: string, entry: Entry): Promise<Response | null> {
  return nullIfNotFound(() => backendFile({ method: 'GET', path: `${entryPath(entry)}/receipt`, token }));
}

/** Reads the payments of a branch on a day, by default today; null where it is not the reader's. @throws BackendError */
export function getPaymentDay(token: string, { branch, date }: { branch: string; date: string | null }) {
  const params = { branch, date: date ?? undefined };
  return findAnswer(paymentDayAnswer, { path: '/payments', params, token });
}

export function listOpenPayments(token: string, { page, size }: { page: number; size: PageSize | null }) {
  const params = { page, pageSize: size ?? undefined };
  return readAnswer(openPaymentsAnswer, { path: '/payments/open', params, token });
}
