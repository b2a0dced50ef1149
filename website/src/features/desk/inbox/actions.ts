'use server';

import { z } from 'zod';
import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { incomingAnswerRequest } from '@/contract/incoming-message';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import type { Locale } from '@/i18n/routing';
import { isAccepted } from '@/lib/backend/calls';
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
  refused: (given) => refusedPress(given, given.t('words')),
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
