import 'server-only';
import { messageTextsAnswer } from '@/contract/message-texts';
import { readAnswer } from '@/lib/backend/calls';

/** Returns what phones are told, filled in, in both languages; for managers. @throws BackendError */
export function listMessagePreviews({ token }: { token: string }) {
  return readAnswer(messageTextsAnswer, { path: '/message-texts/preview', token });
}
