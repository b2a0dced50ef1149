import 'server-only';
import { hasDuty } from '@/contract/roles';
import { findStaffRights } from '@/features/account/session';
import { countUnread } from './data';

/** How many messages of patients nobody has read, for whoever is signed in and answers them; else 0. */
export async function countOwnUnread(): Promise<number> {
  const staff = await findStaffRights();
  if (staff === null || !hasDuty({ role: staff.role, duty: 'messages' })) return 0;
  return await countUnread({ token: staff.token });
}
