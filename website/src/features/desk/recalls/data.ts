import 'server-only';
import { type FurtherVisitsRequest, type RecallRequest, recallsAnswer } from '@/contract/recall';
import { sendBooking } from '@/features/desk/staff-calendar/data';
import { readAnswer, sendOr } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';
import type { RecallFilter } from './address';

/** Recalls that wait, of the branches that may be seen. @throws BackendError */
export function listRecalls(token: string, { page, size }: RecallFilter) {
  return readAnswer(recallsAnswer, { path: '/recalls', params: { page, pageSize: size }, token });
}

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/recall`;
const REFUSALS = { ValidationError: 'invalid', TransitionNotAllowedError: 'notAllowed' } as const;

/** Sets when a patient is to come again. @throws BackendError for everything but a refusal. */
export function setRecall(token: StaffToken, id: string, wanted: RecallRequest) {
  return sendOr({ path: pathOf(id), data: wanted, token }, 'changed', REFUSALS);
}

/** Takes a recall back. @throws BackendError for everything but a refusal. */
export function withdrawRecall(token: StaffToken, id: string) {
  return sendOr({ method: 'DELETE', path: pathOf(id), token }, 'changed', REFUSALS);
}

/** Books visits that follow one, whole or not at all. @throws BackendError for everything but an expected refusal. */
export function bookFurther(token: StaffToken, id: string, wanted: FurtherVisitsRequest) {
  const path = `/appointments/${encodeURIComponent(id)}/further-visits`;
  return sendBooking({ path, data: wanted, token });
}
