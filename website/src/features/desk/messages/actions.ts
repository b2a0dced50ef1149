'use server';

import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { messagesAddress } from './address';
import { settleMessage } from './data';

export const settleMessageAction = staffAction({
  schema: handlingChange.extend({ id: documentId }).strip(),
  words: 'messages.feedback',
  back: ({ locale, input: { id } }) => messagesAddress.entry(locale, id),
  refused: refusedPress,
  handle: async ({ input: { id, ...change }, session: { token }, t }) => {
    const said = { done: t(change.to === 'done' ? 'done' : 'read'), refused: t('conflict') };
    return answerPress(await settleMessage(token, id, change), said);
  },
});
