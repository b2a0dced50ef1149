import type { APIRequestContext } from '@playwright/test';
import { changeDatabase } from './database';
import { environment, nextAddress } from './environment';
import { inviteStaff } from './staff-account';

export interface Account {
  email: string;
  password: string;
}

type Role = 'authenticated' | 'call_centre' | 'reception' | 'staff' | 'manager';

/** Makes an account. @param branches document ids; all when null */
export async function createAccount({
  role,
  branches = null,
}: {
  request?: APIRequestContext;
  role: Role;
  branches?: string[] | null;
}): Promise<Account> {
  if (role !== 'authenticated') return await inviteStaff({ role, branches });
  // Where nobody can register, as here, such accounts are left from when one could.
  const account = await inviteStaff({ role: 'staff' });
  const idOf = '(SELECT id FROM up_roles WHERE type = ?)';
  const user = '(SELECT id FROM up_users WHERE email = ?)';
  const sql = `UPDATE up_users_role_lnk SET role_id = ${idOf} WHERE user_id = ${user}`;
  changeDatabase({ sql, values: [role, account.email] });
  return account;
}

/** Signs an account in by the backend's call; gives the token the website would keep in its cookie. */
export async function tokenOf({
  request,
  account,
}: {
  request: APIRequestContext;
  account: Account;
}): Promise<string> {
  const answer = await request.post(`${environment.backendUrl}/api/auth/local`, {
    headers: {
      'X-Website-Key': environment.websiteSettings.WEBSITE_KEY ?? '',
      'X-Client-IP': nextAddress(),
    },
    data: { identifier: account.email, password: account.password },
  });
  return (await answer.json()).jwt;
}
