import 'server-only';
import { type WaitingQuery, waitingListAnswer } from '@/contract/waiting-list';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';

/** A page of the waiting list, of the branches that may be seen, and the entry that is open beside it. @throws BackendError */
export function listWaiting(token: string, query: Asked<WaitingQuery>) {
  return readAnswer(waitingListAnswer, { path: '/waiting-entries', params: query, token });
}
