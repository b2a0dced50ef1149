import 'server-only';
import { openPaymentsAnswer, paymentDayAnswer, visitPaymentsAnswer } from '@/contract/payment';
import type { PageSize } from '@/lib/address/list-memory';
import { findAnswer, readAnswer, readerOf } from '@/lib/backend/calls';
import { backendFile } from '@/lib/backend/client';
import { nullIfNotFound, nullIfUnavailable } from '@/lib/backend/errors';

/** Reads the payments of an appointment; null while they cannot be read. */
export function getVisitPayments(token: string, id: string) {
  const read = readerOf(visitPaymentsAnswer, `/appointments/${id}/payments`);
  return nullIfUnavailable(() => read({ token }));
}

/** A receipt as PDF; null when there is no such visit. @throws BackendError 409 when the visit has none like it */
export function getReceipt(token: string, { id, payment }: Record<'id' | 'payment', string>) {
  const path = `/appointments/${id}/payments/${payment}/receipt`;
  return nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
}

/** Reads the payments of a branch on a day, by default today; null where it is not the reader's. @throws BackendError */
export function getPaymentDay(token: string, params: { branch: string; date: string | null }) {
  return findAnswer(paymentDayAnswer, { path: '/payments', params, token });
}

export function listOpenPayments(token: string, { page, size }: { page: number; size: PageSize | null }) {
  return readAnswer(openPaymentsAnswer, { path: '/payments/open', params: { page, pageSize: size }, token });
}
