import 'server-only';
import { type VisitsAnswer, visitsAnswer } from '@/contract/visits';
import { backendRequest } from '@/lib/backend/client';
import type { VisitDates } from './rules';

export async function getVisits(token: string, dates: VisitDates): Promise<VisitsAnswer> {
  const answer = await backendRequest({ method: 'GET', path: '/visits', params: { ...dates }, token });
  return visitsAnswer.parse(answer);
}
