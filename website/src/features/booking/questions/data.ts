import 'server-only';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import {
  type AnsweredQuestions,
  answeredQuestionsAnswer,
  type VisitAnswers,
} from '@/contract/visit-questions';
import { type ChangeOutcome, changeAppointment } from '@/features/booking/appointment/data';
import { callOfHolder, type OpenedBooking } from '@/features/booking/booked/data';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound, orRefusal } from '@/lib/backend/errors';

/** Reads the questions before a visit with their answers; null where nothing is asked, or not any more. @throws BackendError */
export async function findQuestions(booking: OpenedBooking): Promise<AnsweredQuestions | null> {
  const call = { method: 'GET', ...callOfHolder(booking, '/answers') } as const;
  const answer = await nullIfNotFound(() => backendRequest(call));
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
