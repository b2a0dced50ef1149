import 'server-only';
import { undeliveredAnswer } from '@/contract/undelivered';
import { readerOf, send } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

/** Messages that did not reach whom they were for and about which something can be done, the latest first. @throws BackendError */
export const listUndelivered = readerOf(undeliveredAnswer, '/outbox-messages/undelivered');

/** The patient of a canceled or moved appointment was told by phone. @throws BackendError */
export async function noteTold(token: StaffToken, id: string): Promise<void> {
  await send({ path: `/appointments/${encodeURIComponent(id)}/told`, token });
}
