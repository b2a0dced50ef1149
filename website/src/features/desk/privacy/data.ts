import 'server-only';
import type { z } from 'zod';
import { peopleSeenAnswer, type peopleSeenQuery } from '@/contract/people-seen';
import {
  type CaseInput,
  caseDetailAnswer,
  caseListAnswer,
  type caseQuery,
  madeCaseAnswer,
} from '@/contract/privacy-case';
import { processingRegisterAnswer } from '@/contract/processing-register';
import { parseRefusal } from '@/contract/refusals';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer, readerOf, send } from '@/lib/backend/calls';
import { finderOf } from '@/lib/backend/content';
import { orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';
import type { CaseFilter, PeopleFilter } from './address';

const PATH = '/privacy-cases';

/** A page of cases, and how many are open, closed and overdue. Managers only. @throws BackendError */
export function listCases(token: string, filter: CaseFilter) {
  const params: Asked<z.input<typeof caseQuery>> = filter;
  return readAnswer(caseListAnswer, { path: PATH, params, token });
}

/** A case with what was done about it; null when there is none. @throws BackendError */
export const getCase = finderOf('privacy-cases', caseDetailAnswer);

/** Writes a case down; its document id, or the fields that cannot be so. @throws BackendError */
export function openCase(token: ManagerToken, data: CaseInput) {
  return orRefusal(
    async () => ({ id: madeCaseAnswer.parse(await send({ path: PATH, token, data })).data.documentId }),
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name !== 'ValidationError') return null;
      return { faults: refusal.details.errors.map(({ path }) => String(path[0])) };
    },
  );
}

/** The register of processing as things stand; for managers. @throws BackendError */
export const getProcessingRegister = readerOf(processingRegisterAnswer, '/processing-register');

/** Returns whose data an account opened between two days; null before all three are chosen. Managers only. @throws BackendError */
export async function listPeopleSeen(token: string, { actor, firstDay, lastDay }: PeopleFilter) {
  if (actor === null || firstDay === null || lastDay === null) return null;
  const params: z.input<typeof peopleSeenQuery> = { actor, firstDay, lastDay };
  return (await readAnswer(peopleSeenAnswer, { path: '/log-entries/people', params, token })).data;
}
