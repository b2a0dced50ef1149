import 'server-only';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import {
  type AnsweredQuestions,
  answeredQuestionsAnswer,
  type VisitAnswers,
} from '@/contract/visit-questions';
import {
  type ChangeOutcome,
  changeAppointment,
  type OpenedBooking,
} from '@/features/booking/appointment/data';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound, orRefusal } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';

/** Reads the questions before a visit with their answers; null where nothing is asked, or not any more. @throws BackendError */
export async function findQuestions({
  bookingNumber,
  manageKey,
  visitor,
}: OpenedBooking): Promise<AnsweredQuestions | null> {
  const path = `/appointments/by-number/${encodeURIComponent(bookingNumber)}/answers`;
  const headers = { ...bookingHeaders(visitor), 'X-Manage-Key': manageKey };
  const answer = await nullIfNotFound(() => backendRequest({ method: 'GET', path, headers }));
  return answer === null ? null : answeredQuestionsAnswer.parse(answer).data;
}

/** Sends answers; faults come by the key of their question. @throws BackendError for everything but a refusal. */
export async function sendAnswers({
  answers,
  ...booking
}: OpenedBooking & { answers: VisitAnswers }): Promise<
  ChangeOutcome | { kind: 'invalid'; issues: FieldError[] }
> {
  return await orRefusal(
    () => changeAppointment({ ...booking, verb: 'answers', data: { answers } }),
    (error) => {
      const refusal = parseRefusal(error);
      return refusal?.name === 'ValidationError' ? { kind: 'invalid', issues: refusal.details.errors } : null;
    },
  );
}
