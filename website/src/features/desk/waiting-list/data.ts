import 'server-only';
import { parseRefusal } from '@/contract/refusals';
import {
  type WaitingList,
  type WaitingQuery,
  type WaitingRequest,
  waitingListAnswer,
} from '@/contract/waiting-list';
import { type JoinRefusal, readJoinRefusal } from '@/features/booking/waiting-list/data';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

/** Puts somebody on the phone on the waiting list. @throws BackendError for everything but a refusal. */
export async function addCaller(
  request: WaitingRequest,
  idempotencyKey: string,
  token: StaffToken,
): Promise<{ ok: true } | JoinRefusal> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const path = '/waiting-entries/for-caller';
  return await orRefusal(async () => {
    await backendRequest({ method: 'POST', path, headers, body: { data: request }, token });
    return { ok: true as const };
  }, readJoinRefusal);
}

/** A page of the waiting list, of the branches that may be seen. @throws BackendError */
export async function listWaiting(token: string, query: WaitingQuery): Promise<WaitingList> {
  const call = { method: 'GET', path: '/waiting-entries', params: query, token } as const;
  return waitingListAnswer.parse(await backendRequest(call));
}

/** Takes somebody off the list. @throws BackendError for everything but a refusal. */
export async function removeEntry(token: StaffToken, id: string): Promise<boolean> {
  const path = `/waiting-entries/${encodeURIComponent(id)}`;
  return await orRefusal(
    async () => {
      await backendRequest({ method: 'DELETE', path, token });
      return true;
    },
    (error) => (parseRefusal(error)?.name === 'TransitionNotAllowedError' ? false : null),
  );
}
