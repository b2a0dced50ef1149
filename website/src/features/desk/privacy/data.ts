import 'server-only';
import type { z } from 'zod';
import { type PeopleSeen, peopleSeenAnswer, type peopleSeenQuery } from '@/contract/people-seen';
import {
  type CaseInput,
  type CaseStep,
  caseDetailAnswer,
  caseListAnswer,
  type caseQuery,
  madeCaseAnswer,
  type PrivacyCaseDetail,
} from '@/contract/privacy-case';
import { type ProcessingRegister, processingRegisterAnswer } from '@/contract/processing-register';
import { parseRefusal } from '@/contract/refusals';
import { isRefusedAs, readAnswer, send } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import { isDone, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';
import type { CaseFilter, PeopleFilter } from './address';

const COLLECTION = 'privacy-cases';
const PATH = `/${COLLECTION}`;

/** A page of cases, and how many are open, closed and overdue. Managers only. @throws BackendError */
export function listCases(token: string, { list, page }: CaseFilter) {
  const params: z.input<typeof caseQuery> = { page, list: list ?? undefined };
  return readAnswer(caseListAnswer, { path: PATH, params, token });
}

/** A case with what was done about it; null when there is none. @throws BackendError */
export async function getCase(token: string, id: string): Promise<PrivacyCaseDetail | null> {
  return await findOne({ collection: COLLECTION, id, schema: caseDetailAnswer.shape.data, token });
}

/** Writes a case down; its document id, or the fields that cannot be so. @throws BackendError */
export async function openCase(
  token: ManagerToken,
  data: CaseInput,
): Promise<{ id: string } | { faults: string[] }> {
  return await orRefusal<{ id: string } | { faults: string[] }, { faults: string[] }>(
    async () => {
      return { id: madeCaseAnswer.parse(await send({ path: PATH, token, data })).data.documentId };
    },
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name !== 'ValidationError') return null;
      return { faults: refusal.details.errors.map(({ path }) => String(path[0])) };
    },
  );
}

/** Does a step with a case; false when a colleague was faster. @throws BackendError */
export async function stepCase(token: ManagerToken, id: string, data: CaseStep): Promise<boolean> {
  const path = `${PATH}/${encodeURIComponent(id)}/steps`;
  return await isDone(() => send({ path, token, data }), isRefusedAs('VersionConflictError'));
}

/** The register of processing as things stand; for managers. @throws BackendError */
export async function getProcessingRegister({ token }: { token: string }): Promise<ProcessingRegister> {
  return (await readAnswer(processingRegisterAnswer, { path: '/processing-register', token })).data;
}

/** Returns whose data an account opened between two days; null before all three are chosen. Managers only. @throws BackendError */
export async function listPeopleSeen(
  token: string,
  { actor, firstDay, lastDay }: PeopleFilter,
): Promise<PeopleSeen | null> {
  if (actor === null || firstDay === null || lastDay === null || firstDay > lastDay) return null;
  const params: z.input<typeof peopleSeenQuery> = { actor, firstDay, lastDay };
  return (await readAnswer(peopleSeenAnswer, { path: '/log-entries/people', params, token })).data;
}
