import 'server-only';
import { type MessagePreview, messageTextsAnswer } from '@/contract/message-texts';
import { backendRequest } from '@/lib/backend/client';

/** What phones are told, filled in, in both languages; for managers. @throws BackendError */
export async function listMessagePreviews({ token }: { token: string }): Promise<MessagePreview[]> {
  const answer = await backendRequest({ method: 'GET', path: '/message-texts/preview', token });
  return messageTextsAnswer.parse(answer).data;
}
