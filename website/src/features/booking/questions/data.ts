import 'server-only';
import { type AnsweredQuestions, answeredQuestionsAnswer } from '@/contract/visit-questions';
import { callOfHolder, type OpenedBooking } from '@/features/booking/booked/data';
import { backendRequest } from '@/lib/backend/client';
import { nullIfNotFound } from '@/lib/backend/errors';

/** Reads the questions before a visit with their answers; null where nothing is asked, or not any more. @throws BackendError */
export async function findQuestions(booking: OpenedBooking): Promise<AnsweredQuestions | null> {
  const call = { method: 'GET', ...callOfHolder(booking, '/answers') } as const;
  const answer = await nullIfNotFound(() => backendRequest(call));
  return answer === null ? null : answeredQuestionsAnswer.parse(answer).data;
}
