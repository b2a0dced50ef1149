import 'server-only';
import { type MessageTexts, messageTextsAnswer } from '@/contract/message-texts';
import { readAnswer } from '@/lib/backend/calls';

/** Returns what phones are told, filled in, in both languages; for managers. @throws BackendError */
export function listMessagePreviews({ token }: { token: string }): Promise<MessageTexts> {
  return readAnswer(messageTextsAnswer, { path: '/message-texts/preview', token });
}
