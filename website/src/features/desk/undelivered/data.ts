import 'server-only';
import { type Undelivered, undeliveredAnswer } from '@/contract/undelivered';
import { backendRequest } from '@/lib/backend/client';

/** Messages that did not reach whom they were for and about which something can be done, the latest first. @throws BackendError */
export async function listUndelivered({ token }: { token: string }): Promise<Undelivered[]> {
  const answer = await backendRequest({ method: 'GET', path: '/outbox-messages/undelivered', token });
  return undeliveredAnswer.parse(answer).data;
}
