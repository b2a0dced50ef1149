import 'server-only';
import { hasDuty } from '@/contract/roles';
import { findStaffRights } from '@/features/account/session/session';
import type { MessageFilter } from '@/features/desk/messages/address';
import { countUnread, listIncoming, openIncoming } from './data';

/** Returns how many messages of patients nobody has read, for whoever is signed in and answers them; else 0. */
export async function countOwnUnread(): Promise<number> {
  const staff = await findStaffRights();
  if (staff === null || !hasDuty({ role: staff.role, duty: 'messages' })) return 0;
  return await countUnread({ token: staff.token });
}

export async function readInbox(token: string, filter: MessageFilter, open: string | null) {
  // Opening a message marks it as read, which the list is to say.
  const file = open ? await openIncoming({ token, id: open }) : null;
  return { file, list: await listIncoming(token, filter) };
}
