import 'server-only';
import { type VisitsAnswer, visitsAnswer } from '@/contract/visits';
import { readAnswer } from '@/lib/backend/calls';
import type { VisitDates } from './rules';

export function getVisits(token: string, dates: VisitDates): Promise<VisitsAnswer> {
  return readAnswer(visitsAnswer, { path: '/visits', params: { ...dates }, token });
}
