'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { FormResult } from '@/components/form/result-form';
import { documentId } from '@/contract/document-id';
import { ANSWER_LENGTH } from '@/contract/incoming-message';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { settleSchema } from '@/features/desk/messages/schema';
import { withFaultId } from '@/lib/guard/trouble';
import { typedIn } from '@/lib/guard/typed';
import { wordsOf } from '@/lib/guard/words';
import { answerIncoming, resumeReminders, settleIncoming } from './data';
import { incomingPath } from './rules';
import { answerSchema } from './schema';

const words = wordsOf('inbox.feedback');

export const settleIncomingAction = staffAction({
  schema: settleSchema,
  words,
  back: ({ locale, input }) => incomingPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input, session, t }): Promise<FormResult> => {
    const isChanged = await settleIncoming(session.token, input.id, { from: input.from, to: input.to });
    refresh();
    if (!isChanged) return { outcome: 'refused', text: t('conflict') };
    return { outcome: 'changed', text: t(input.to === 'done' ? 'done' : 'read') };
  },
});

export const answerIncomingAction = staffAction({
  schema: answerSchema,
  words,
  back: ({ locale, input }) => incomingPath({ locale, id: input.id }),
  refused: ({ t, trouble, body }): FormResult => ({
    outcome: 'refused',
    text: trouble.kind === 'invalid' ? t('words') : withFaultId(t('failed'), trouble),
    typed: typedIn(body, ['text'], ANSWER_LENGTH * 2),
  }),
  handle: async ({ input, session, t }): Promise<FormResult> => {
    const isSent = await answerIncoming(session.token, input);
    refresh();
    return isSent
      ? { outcome: 'changed', text: t(input.answer === 'call' ? 'promised' : 'answered') }
      : { outcome: 'refused', text: t('conflict'), typed: { text: input.text ?? '' } };
  },
});

export const resumeRemindersAction = staffAction({
  schema: z.object({ id: documentId }),
  words,
  back: ({ locale, input }) => incomingPath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input, session, t }): Promise<FormResult> => {
    const isResumed = await resumeReminders(session.token, input.id);
    refresh();
    return isResumed
      ? { outcome: 'changed', text: t('resumed') }
      : { outcome: 'refused', text: t('conflict') };
  },
});
