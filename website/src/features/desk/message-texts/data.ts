import 'server-only';
import { type MessageTexts, messageTextsAnswer } from '@/contract/message-texts';
import { backendRequest } from '@/lib/backend/client';

/** Returns what phones are told, filled in, in both languages; for managers. @throws BackendError */
export async function listMessagePreviews({ token }: { token: string }): Promise<MessageTexts> {
  return messageTextsAnswer.parse(
    await backendRequest({ method: 'GET', path: '/message-texts/preview', token }),
  );
}
