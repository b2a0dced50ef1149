import 'server-only';
import { type VisitsAnswer, visitsAnswer } from '@/contract/visits';
import type { Dates } from '@/features/desk/figures/rules';
import { readAnswer } from '@/lib/backend/calls';

export function getVisits(token: string, dates: Dates): Promise<VisitsAnswer> {
  return readAnswer(visitsAnswer, { path: '/visits', params: { ...dates }, token });
}
