'use server';

import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { ANSWER_LENGTH, incomingAnswerRequest } from '@/contract/incoming-message';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import type { Locale } from '@/i18n/routing';
import { isAccepted } from '@/lib/backend/calls';
import { withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { inboxAddress } from './address';

const back = ({ locale, input: { id } }: { locale: Locale; input: { id: string } }) =>
  inboxAddress.entry(locale, id);

const pathOf = (id: string) => `/incoming-messages/${id}`;
/** A colleague was faster, or the message is not as it was any more. */
const REFUSALS = ['VersionConflictError', 'TransitionNotAllowedError'] as const;

export const settleIncomingAction = staffAction({
  schema: handlingChange.extend({ id: documentId }).strip(),
  words: 'inbox.feedback',
  back,
  refused: refusedPress,
  handle: async ({ input: { id, ...data }, session: { token }, t }) => {
    const said = { done: t(data.to === 'done' ? 'done' : 'read'), refused: t('conflict') };
    const call = { path: `${pathOf(id)}/transitions`, data, token };
    return answerPress(await isAccepted(call, ...REFUSALS), said);
  },
});

export const answerIncomingAction = staffAction({
  schema: incomingAnswerRequest.safeExtend({ id: documentId }).strip(),
  words: 'inbox.feedback',
  back,
  refused: ({ t, trouble, body }): FormResult => ({
    outcome: 'refused',
    text: trouble.kind === 'invalid' ? t('words') : withFaultId(t('failed'), trouble),
    typed: typedIn(body, ['text'], ANSWER_LENGTH * 2),
  }),
  handle: async ({ input: { id, ...data }, session: { token }, t }) => {
    const said = { done: t(data.answer === 'call' ? 'promised' : 'answered'), refused: t('conflict') };
    const isAnswered = await isAccepted({ path: `${pathOf(id)}/answers`, data, token }, ...REFUSALS);
    return answerPress(isAnswered, said, { text: data.text });
  },
});

export const resumeRemindersAction = staffAction({
  schema: z.object({ id: documentId }),
  words: 'inbox.feedback',
  back,
  refused: refusedPress,
  handle: async ({ input: { id }, session: { token }, t }) => {
    const call = { method: 'DELETE', path: `${pathOf(id)}/stop`, token } as const;
    return answerPress(await isAccepted(call, ...REFUSALS), { done: t('resumed'), refused: t('conflict') });
  },
});
