'use server';

import { redirect } from 'next/navigation';
import type { FormState } from '@/components/form/field-values';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { CASE_TEXT_LENGTH, caseInput, caseStep } from '@/contract/privacy-case';
import { answerPress, managerAction } from '@/features/account/session/guards';
import { isAccepted } from '@/lib/backend/calls';
import { explainFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { casesAddress } from './address';
import { openCase } from './data';

const FIELDS = ['kind', 'way', 'receivedAt', 'name', 'contact', 'text'] as const;
type FieldName = (typeof FIELDS)[number];
export type CaseFormState = FormState<Record<FieldName, string>, FieldName>;

const givenOf = (body: FormData) => typedIn(body, FIELDS, CASE_TEXT_LENGTH * 2);

export const openCaseAction = managerAction({
  schema: caseInput.strip(),
  words: 'privacyCases',
  back: ({ locale }) => casesAddress.path(locale),
  refused: ({ t, trouble, body }): CaseFormState => ({
    ...explainFields(FIELDS, trouble, t),
    given: givenOf(body),
  }),
  handle: async ({ input, session: { token }, locale, body, t }): Promise<CaseFormState> => {
    const opened = await openCase(token, input);
    if ('id' in opened) redirect(casesAddress.entry(locale, opened.id));
    const errors = FIELDS.filter((field) => opened.faults.includes(field)).map((fieldId) => ({
      fieldId,
      message: t(`missing.${fieldId}`),
    }));
    return { errors, failed: errors.length > 0 ? null : t('failed'), given: givenOf(body) };
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
