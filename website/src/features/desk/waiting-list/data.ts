import 'server-only';
import { type WaitingQuery, type WaitingRequest, waitingListAnswer } from '@/contract/waiting-list';
import { readJoinRefusal } from '@/features/booking/waiting-list/data';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer, sendOr } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

/** Puts somebody on the phone on the waiting list. @throws BackendError for everything but a refusal. */
export function addCaller(request: WaitingRequest, idempotencyKey: string, token: StaffToken) {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const path = '/waiting-entries/for-caller';
  return sendOr({ path, headers, data: request, token }, { ok: true }, readJoinRefusal);
}

/** A page of the waiting list, of the branches that may be seen, and the entry that is open beside it. @throws BackendError */
export function listWaiting(token: string, query: Asked<WaitingQuery>) {
  return readAnswer(waitingListAnswer, { path: '/waiting-entries', params: query, token });
}
