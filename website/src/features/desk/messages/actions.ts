'use server';

import { refresh } from 'next/cache';
import type { FormResult } from '@/components/form/result-form';
import { refusedPress, staffAction } from '@/features/account/session/guards';
import { wordsOf } from '@/lib/guard/words';
import { settleMessage } from './data';
import { messagePath } from './rules';
import { settleSchema } from './schema';

const words = wordsOf('messages.feedback');

export const settleMessageAction = staffAction({
  schema: settleSchema,
  words,
  back: ({ locale, input }) => messagePath({ locale, id: input.id }),
  refused: refusedPress,
  handle: async ({ input, session, t }): Promise<FormResult> => {
    const isChanged = await settleMessage(session.token, input.id, { from: input.from, to: input.to });
    refresh();
    if (!isChanged) return { outcome: 'refused', text: t('conflict') };
    return { outcome: 'changed', text: t(input.to === 'done' ? 'done' : 'read') };
  },
});
