'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import type { FormResult } from '@/components/form/result-form';
import { CASE_TEXT_LENGTH } from '@/contract/privacy-case';
import { managerAction } from '@/features/account/session/guards';
import { explainFields, withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { wordsOf } from '@/lib/guard/words';
import { casesAddress } from './address';
import { openCase, stepCase } from './data';
import { casePath } from './rules';
import { caseForm, stepForm } from './schema';

const FIELDS = ['kind', 'way', 'receivedAt', 'name', 'contact', 'text'] as const;
type FieldName = (typeof FIELDS)[number];

/** Faults of a case that was typed, and what was typed. */
export interface CaseFormState {
  errors: { fieldId: FieldName; message: string }[];
  failed: string | null;
  given: Record<FieldName, string>;
}

const words = wordsOf('privacyCases');
const givenOf = (body: FormData) => typedIn(body, FIELDS, CASE_TEXT_LENGTH * 2);

export const openCaseAction = managerAction({
  schema: caseForm,
  words,
  back: ({ locale }) => casesAddress.path(locale, { list: null, page: 1 }),
  refused: ({ t, trouble, body }): CaseFormState => ({
    ...explainFields(FIELDS, trouble, t),
    given: givenOf(body),
  }),
  handle: async ({ input, session: { token }, locale, body, t }): Promise<CaseFormState> => {
    const opened = await openCase(token, input);
    if ('id' in opened) redirect(casePath({ locale, id: opened.id }));
    const errors = FIELDS.filter((field) => opened.faults.includes(field)).map((fieldId) => ({
      fieldId,
      message: t(`missing.${fieldId}`),
    }));
    return { errors, failed: errors.length > 0 ? null : t('failed'), given: givenOf(body) };
  },
});

export const stepCaseAction = managerAction({
  schema: stepForm,
  words,
  back: ({ locale, input }) => casePath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): FormResult => ({
    outcome: 'refused',
    text: trouble.kind === 'invalid' ? t('missing.step') : withFaultId(t('failed'), trouble),
    typed: typedIn(body, ['text'], CASE_TEXT_LENGTH * 2),
  }),
  handle: async ({ input: { id, ...step }, session: { token }, t }): Promise<FormResult> => {
    const isTaken = await stepCase(token, id, step);
    refresh();
    if (!isTaken) return { outcome: 'refused', text: t('conflict'), typed: { text: step.text } };
    return { outcome: 'changed', text: t(`taken.${step.action}`) };
  },
});
