import 'server-only';
import { recallsAnswer } from '@/contract/recall';
import { readAnswer } from '@/lib/backend/calls';
import type { RecallFilter } from './address';

/** Recalls that wait, of the branches that may be seen. @throws BackendError */
export function listRecalls(token: string, { page, size }: RecallFilter) {
  return readAnswer(recallsAnswer, { path: '/recalls', params: { page, pageSize: size }, token });
}
