import 'server-only';
import {
  type Invitation,
  type StaffChange,
  staffAnswer,
  staffDetailAnswer,
  staffListAnswer,
  staffRulesAnswer,
} from '@/contract/staff-account';
import { outcomeIn, readerOf } from '@/lib/backend/calls';
import { createEntry, finderOf, updateEntry } from '@/lib/backend/content';
import { isConflict, isDone, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const COLLECTION = 'staff-accounts';

export const listStaff = readerOf(staffListAnswer, `/${COLLECTION}`);

/** One account and where it is signed in; null when there is none. @throws BackendError */
export const getStaff = finderOf(COLLECTION, staffDetailAnswer);

export const getStaffRules = readerOf(staffRulesAnswer, '/staff-rules');

/** Makes an account and has the person mailed a link. False when the address has one. @throws BackendError */
export async function inviteStaff(token: ManagerToken, invitation: Invitation): Promise<boolean> {
  const entry = { collection: COLLECTION, data: invitation, schema: staffAnswer.shape.data, token };
  return await isDone(() => createEntry(entry), isConflict);
}

const readRefusal = outcomeIn({ OwnAccountError: 'own', VersionConflictError: 'conflict' });

/** Changes an account; returns why it stays as it is, null where it does not. @throws BackendError */
export function changeStaff(token: ManagerToken, id: string, change: StaffChange) {
  const entry = { collection: COLLECTION, id, data: change, schema: staffAnswer.shape.data, token };
  return orRefusal(() => updateEntry(entry).then(() => null), readRefusal);
}
