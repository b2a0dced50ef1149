'use server';

import { handlingChange } from '@/contract/contact-message';
import { documentId } from '@/contract/document-id';
import { answerPress, refusedPress, staffAction } from '@/features/account/session/guards';
import { isAccepted } from '@/lib/backend/calls';
import { messagesAddress } from './address';

export const settleMessageAction = staffAction({
  schema: handlingChange.extend({ id: documentId }).strip(),
  words: 'messages.feedback',
  back: ({ locale, input: { id } }) => messagesAddress.entry(locale, id),
  refused: refusedPress,
  handle: async ({ input: { id, ...data }, session: { token }, t }) => {
    const said = { done: t(data.to === 'done' ? 'done' : 'read'), refused: t('conflict') };
    const call = { path: `/contact-messages/${id}/transitions`, data, token };
    return answerPress(await isAccepted(call, 'VersionConflictError'), said);
  },
});
