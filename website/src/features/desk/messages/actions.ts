'use server';

import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { wordsOf } from '@/lib/guard/words';
import { settleMessage } from './data';
import { messagePath } from './rules';
import { settleSchema } from './schema';

const words = wordsOf('messages.feedback');

export const settleMessageAction = staffAction({
  schema: settleSchema,
  words,
  back: ({ locale, input: { id } }) => messagePath({ locale, id }),
  refused: refusedPress,
  handle: async ({ input: { id, ...change }, session: { token }, t }) => {
    const said = { done: t(change.to === 'done' ? 'done' : 'read'), refused: t('conflict') };
    return answerPress(await settleMessage(token, id, change), said);
  },
});
