import 'server-only';
import { incomingDetailAnswer } from '@/contract/incoming-message';
import { backendFile } from '@/lib/backend/client';
import { finderOf } from '@/lib/backend/content';
import { nullIfNotFound } from '@/lib/backend/errors';

/** Opens a message, which the backend writes down as reading it; null when there is none. @throws BackendError */
export const openIncoming = finderOf('incoming-messages', incomingDetailAnswer);

/** The picture or voice note of a message; null when nothing is kept. @throws BackendError */
export async function readMedia(token: string, id: string) {
  const path = `/incoming-messages/${id}/media`;
  const answer = await nullIfNotFound(() => backendFile({ method: 'GET', path, token }));
  return answer && { body: await answer.arrayBuffer(), type: answer.headers.get('content-type') ?? '' };
}
