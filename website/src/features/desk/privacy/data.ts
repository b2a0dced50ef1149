import 'server-only';
import type { z } from 'zod';
import { peopleSeenAnswer, type peopleSeenQuery } from '@/contract/people-seen';
import { caseDetailAnswer, caseListAnswer, type caseQuery } from '@/contract/privacy-case';
import { processingRegisterAnswer } from '@/contract/processing-register';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer, readerOf } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';
import type { CaseFilter, PeopleFilter } from './address';

/** A page of cases, and how many are open, closed and overdue. Managers only. @throws BackendError */
export function listCases(token: string, filter: CaseFilter) {
  const params: Asked<z.input<typeof caseQuery>> = filter;
  return readAnswer(caseListAnswer, { path: '/privacy-cases', params, token });
}

/** A case with what was done about it; null when there is none. @throws BackendError */
export const getCase = finderOf('privacy-cases', caseDetailAnswer);

/** The register of processing as things stand; for managers. @throws BackendError */
export const getProcessingRegister = readerOf(processingRegisterAnswer, '/processing-register');

/** Returns whose data an account opened between two days; null before all three are chosen. Managers only. @throws BackendError */
export async function listPeopleSeen(token: string, { actor, firstDay, lastDay }: PeopleFilter) {
  if (actor === null || firstDay === null || lastDay === null) return null;
  const params: z.input<typeof peopleSeenQuery> = { actor, firstDay, lastDay };
  return (await readAnswer(peopleSeenAnswer, { path: '/log-entries/people', params, token })).data;
}
