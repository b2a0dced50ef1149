import 'server-only';
import { type Undelivered, undeliveredAnswer } from '@/contract/undelivered';
import { readAnswer, send } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

/** Messages that did not reach whom they were for and about which something can be done, the latest first. @throws BackendError */
export async function listUndelivered({ token }: { token: string }): Promise<Undelivered[]> {
  return (await readAnswer(undeliveredAnswer, { path: '/outbox-messages/undelivered', token })).data;
}

/** The patient of a canceled appointment was told by phone. @throws BackendError */
export async function noteTold(token: StaffToken, id: string): Promise<void> {
  await send({ path: `/appointments/${encodeURIComponent(id)}/told`, token });
}
