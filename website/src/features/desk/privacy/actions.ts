'use server';

import { redirect } from 'next/navigation';
import type { FormState } from '@/components/form/field-values';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { CASE_TEXT_LENGTH, caseInput, caseStep, madeCaseAnswer } from '@/contract/privacy-case';
import { answerPress, managerAction } from '@/features/account/session/guards';
import { isAccepted, send } from '@/lib/backend/calls';
import { explainFields, refusedFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { casesAddress } from './address';

const FIELDS = ['kind', 'way', 'receivedAt', 'name', 'contact', 'text'] as const;
type FieldName = (typeof FIELDS)[number];
export type CaseFormState = FormState<Record<FieldName, string>, FieldName>;

export const openCaseAction = managerAction({
  schema: caseInput.strip(),
  words: 'privacyCases',
  back: ({ locale }) => casesAddress.path(locale),
  refused: ({ t, trouble, body }): CaseFormState => ({
    ...explainFields(FIELDS, trouble, t, refusedFields(trouble)),
    given: typedIn(body, FIELDS, CASE_TEXT_LENGTH * 2),
  }),
  handle: async ({ input: data, session: { token }, locale }): Promise<CaseFormState> => {
    const made = madeCaseAnswer.parse(await send({ path: '/privacy-cases', token, data })).data;
    redirect(casesAddress.entry(locale, made.documentId));
  },
});

export const stepCaseAction = managerAction({
  schema: caseStep.strip().extend({ id: documentId }),
  words: 'privacyCases',
  back: ({ locale, input }) => casesAddress.entry(locale, input.id),
  refused: ({ t, trouble, body }): FormResult => ({
    outcome: 'refused',
    text: trouble.kind === 'invalid' ? t('missing.step') : withFaultId(t('failed'), trouble),
    typed: typedIn(body, ['text'], CASE_TEXT_LENGTH * 2),
  }),
  handle: async ({ input: { id, ...step }, session: { token }, t }): Promise<FormResult> => {
    const call = { path: `/privacy-cases/${id}/steps`, data: step, token };
    const said = { done: t(`taken.${step.action}`), refused: t('conflict') };
    return answerPress(await isAccepted(call, 'VersionConflictError'), said, { text: step.text });
  },
});
