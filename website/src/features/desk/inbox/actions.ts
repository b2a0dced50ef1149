'use server';

import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { ANSWER_LENGTH, incomingAnswerRequest } from '@/contract/incoming-message';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import type { Locale } from '@/i18n/routing';
import { withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { inboxAddress } from './address';
import { answerIncoming, resumeReminders, settleIncoming } from './data';

const back = ({ locale, input: { id } }: { locale: Locale; input: { id: string } }) =>
  inboxAddress.entry(locale, id);

export const settleIncomingAction = staffAction({
  schema: handlingChange.extend({ id: documentId }).strip(),
  words: 'inbox.feedback',
  back,
  refused: refusedPress,
  handle: async ({ input: { id, ...change }, session: { token }, t }) => {
    const said = { done: t(change.to === 'done' ? 'done' : 'read'), refused: t('conflict') };
    return answerPress(await settleIncoming(token, id, change), said);
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
  handle: async ({ input, session: { token }, t }) => {
    const said = { done: t(input.answer === 'call' ? 'promised' : 'answered'), refused: t('conflict') };
    return answerPress(await answerIncoming(token, input), said, { text: input.text });
  },
});

export const resumeRemindersAction = staffAction({
  schema: z.object({ id: documentId }),
  words: 'inbox.feedback',
  back,
  refused: refusedPress,
  handle: async ({ input: { id }, session: { token }, t }) =>
    answerPress(await resumeReminders(token, id), { done: t('resumed'), refused: t('conflict') }),
});
