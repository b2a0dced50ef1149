import 'server-only';
import {
  type Invitation,
  type SecuredAccount,
  type StaffChange,
  type StaffDetail,
  type StaffRules,
  staffAnswer,
  staffDetailAnswer,
  staffListAnswer,
  staffRulesAnswer,
} from '@/contract/staff-account';
import { readAnswer, send } from '@/lib/backend/calls';
import { createEntry, findOne, updateEntry } from '@/lib/backend/content';
import { isConflict, isDone, isGone } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

const COLLECTION = 'staff-accounts';
const PATH = `/${COLLECTION}`;

export async function listStaff({ token }: { token: string }): Promise<SecuredAccount[]> {
  return (await readAnswer(staffListAnswer, { path: PATH, token })).data;
}

/** One account and where it is signed in; null when there is none. @throws BackendError */
export async function getStaff({ token, id }: { token: string; id: string }): Promise<StaffDetail | null> {
  return await findOne({ collection: COLLECTION, id, schema: staffDetailAnswer.shape.data, token });
}

export async function getStaffRules({ token }: { token: string }): Promise<StaffRules> {
  return (await readAnswer(staffRulesAnswer, { path: '/staff-rules', token })).data;
}

/** Changes it; whoever lacks what is required is signed out. @throws BackendError */
export async function changeStaffRules(token: ManagerToken, rules: StaffRules): Promise<void> {
  await send({ method: 'PUT', path: '/staff-rules', token, data: rules });
}

/** Makes an account and has the person mailed a link. False when the address has one. @throws BackendError */
export async function inviteStaff(token: ManagerToken, invitation: Invitation): Promise<boolean> {
  const entry = { collection: COLLECTION, data: invitation, schema: staffAnswer.shape.data, token };
  return await isDone(() => createEntry(entry), isConflict);
}

/** Changes an account; false when it is the manager's own. @throws BackendError */
export async function changeStaff(token: ManagerToken, id: string, change: StaffChange): Promise<boolean> {
  const entry = { collection: COLLECTION, id, data: change, schema: staffAnswer.shape.data, token };
  return await isDone(() => updateEntry(entry), isConflict);
}

/** Mails a new link to somebody who has not chosen a password yet. @throws BackendError */
export async function inviteStaffAgain(
  token: ManagerToken,
  id: string,
  language: Invitation['language'],
): Promise<void> {
  await send({ path: `${PATH}/${id}/invitation`, token, data: { language } });
}

/** Ends one session of an account, or all of them; one that has ended by itself is no fault. @throws BackendError */
export async function endStaffSessions(token: ManagerToken, id: string, session?: string): Promise<void> {
  const path = `${PATH}/${id}/sessions${session === undefined ? '' : `/${session}`}`;
  await isDone(() => send({ method: 'DELETE', path, token }), isGone);
}

/** Takes the second factor off somebody else's account; one that is not there is no fault. @throws BackendError */
export async function resetSecondFactor(token: ManagerToken, id: string): Promise<void> {
  const path = `${PATH}/${id}/second-factor`;
  await isDone(() => send({ method: 'DELETE', path, token }), isGone);
}
