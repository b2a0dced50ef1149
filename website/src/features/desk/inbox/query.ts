import 'server-only';
import type { z } from 'zod';
import { incomingListAnswer, type incomingQuery, unreadAnswer } from '@/contract/incoming-message';
import { hasDuty } from '@/contract/roles';
import { findStaffRights } from '@/features/account/session/session';
import type { MessageFilter } from '@/features/desk/messages/address';
import type { Asked } from '@/lib/address/query-string';
import { readAnswer } from '@/lib/backend/calls';
import { withFallback } from '@/lib/backend/errors';
import { openIncoming } from './data';

/**
 * Returns how many messages of patients nobody has read, for whoever is signed in and answers them; else 0, as where the backend
 * does not say: the menu has to be there anyway.
 */
export async function countOwnUnread(): Promise<number> {
  const staff = await findStaffRights();
  if (staff === null || !hasDuty({ role: staff.role, duty: 'messages' })) return 0;
  const call = { path: '/incoming-messages/unread', token: staff.token };
  return await withFallback(async () => (await readAnswer(unreadAnswer, call)).data.unread, 0);
}

export async function readInbox(token: string, { size, ...filter }: MessageFilter, open: string | null) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openIncoming({ token, id: open }) : null;
  const params: Asked<z.input<typeof incomingQuery>> = { ...filter, pageSize: size };
  return { file, list: await readAnswer(incomingListAnswer, { path: '/incoming-messages', params, token }) };
}
