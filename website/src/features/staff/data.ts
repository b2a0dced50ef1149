import 'server-only';
import { z } from 'zod';
import { backendRequest } from '@/lib/backend/client';
import { createEntry, findOne, updateEntry } from '@/lib/backend/content';
import { BackendError } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';
import {
  type Rights,
  type Role,
  type StaffAccount,
  type StaffFile,
  staffAccountSchema,
  staffFileSchema,
} from './schema';

const COLLECTION = 'staff-accounts';
const PATH = `/${COLLECTION}`;

/** All accounts with staff rights. Managers only. @throws BackendError */
export async function listStaff({ token }: { token: string }): Promise<StaffAccount[]> {
  const answer = await backendRequest({ method: 'GET', path: PATH, token });
  return z.object({ data: z.array(staffAccountSchema) }).parse(answer).data;
}

/** One account and where it is signed in; null when there is none. @throws BackendError */
export async function getStaff({ token, id }: { token: string; id: string }): Promise<StaffFile | null> {
  return await findOne({ collection: COLLECTION, id, schema: staffFileSchema, token });
}

/** Makes an account and has the person mailed a link. False when the address has one. @throws BackendError */
export async function inviteStaff({
  token,
  invitation,
}: {
  token: ManagerToken;
  invitation: Rights & { email: string; name: string; language: 'en' | 'ar' };
}): Promise<boolean> {
  try {
    await createEntry({ collection: COLLECTION, data: invitation, schema: z.unknown(), token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 409) return false;
    throw error;
  }
}

/** Changes an account; false when it is the manager's own. @throws BackendError */
export async function changeStaff({
  token,
  id,
  change,
}: {
  token: ManagerToken;
  id: string;
  change: {
    role?: Role;
    branches?: string[] | null;
    blocked?: boolean;
    secondFactorRequired?: boolean;
    provider?: string;
  };
}): Promise<boolean> {
  try {
    await updateEntry({ collection: COLLECTION, id, data: change, schema: z.unknown(), token });
    return true;
  } catch (error) {
    if (error instanceof BackendError && error.status === 409) return false;
    throw error;
  }
}

/** Mails a new link to somebody who has not chosen a password yet. @throws BackendError */
export async function inviteStaffAgain({
  token,
  id,
  language,
}: {
  token: ManagerToken;
  id: string;
  language: 'en' | 'ar';
}): Promise<void> {
  const body = { data: { language } };
  await backendRequest({ method: 'POST', path: `${PATH}/${id}/invitation`, token, body });
}

/** Ends one session of an account, or all of them; one that has ended by itself is no fault. @throws BackendError */
export async function endStaffSessions({
  token,
  id,
  session,
}: {
  token: ManagerToken;
  id: string;
  session: string | null;
}): Promise<void> {
  const path = `${PATH}/${id}/sessions${session === null ? '' : `/${session}`}`;
  try {
    await backendRequest({ method: 'DELETE', path, token });
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 404) throw error;
  }
}

/** Takes the second factor off somebody else's account; one that is not there is no fault. @throws BackendError */
export async function resetSecondFactor({ token, id }: { token: ManagerToken; id: string }): Promise<void> {
  try {
    await backendRequest({ method: 'DELETE', path: `${PATH}/${id}/second-factor`, token });
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 404) throw error;
  }
}
