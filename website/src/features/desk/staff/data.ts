import 'server-only';
import {
  type Invitation,
  type StaffChange,
  type StaffRules,
  staffAnswer,
  staffDetailAnswer,
  staffListAnswer,
  staffRulesAnswer,
} from '@/contract/staff-account';
import { outcomeIn, readerOf, removeAt, send } from '@/lib/backend/calls';
import { createEntry, finderOf, updateEntry } from '@/lib/backend/content';
import { isConflict, isDone, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const COLLECTION = 'staff-accounts';
const PATH = `/${COLLECTION}`;

export const listStaff = readerOf(staffListAnswer, PATH);

/** One account and where it is signed in; null when there is none. @throws BackendError */
export const getStaff = finderOf(COLLECTION, staffDetailAnswer);

export const getStaffRules = readerOf(staffRulesAnswer, '/staff-rules');

/** Changes it; whoever lacks what is required is signed out. @throws BackendError */
export async function changeStaffRules(token: ManagerToken, rules: StaffRules): Promise<void> {
  await send({ method: 'PUT', path: '/staff-rules', token, data: rules });
}

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

/** Mails a new link to somebody who has not chosen a password yet. @throws BackendError */
export async function inviteStaffAgain(token: ManagerToken, id: string, language: Invitation['language']) {
  await send({ path: `${PATH}/${id}/invitation`, token, data: { language } });
}

/** Ends one session of an account, or all of them; one that has ended by itself is no fault. @throws BackendError */
export function endStaffSessions(token: ManagerToken, id: string, session?: string): Promise<boolean> {
  return removeAt(token, `${PATH}/${id}/sessions${session === undefined ? '' : `/${session}`}`);
}

/** Takes the second factor off somebody else's account; one that is not there is no fault. @throws BackendError */
export const resetSecondFactor = (token: ManagerToken, id: string) =>
  removeAt(token, `${PATH}/${id}/second-factor`);
