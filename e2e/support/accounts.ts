import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { editorToken } from './editor';
import { environment, nextAddress } from './environment';

/** Somebody with an account, made by the backend's own editor. */
export interface Account {
  email: string;
  password: string;
}

type Role = 'authenticated' | 'call_centre' | 'reception' | 'staff' | 'manager';

/** Makes an account, as an administrator of the backend would. @param branches document ids; all when null */
export async function createAccount({
  request,
  role,
  branches = null,
}: {
  request: APIRequestContext;
  role: Role;
  branches?: string[] | null;
}): Promise<Account> {
  const { backendUrl } = environment;
  const headers = { authorization: `Bearer ${await editorToken(request)}` };
  const { roles } = await (await request.get(`${backendUrl}/users-permissions/roles`, { headers })).json();
  const { id } = roles.find(({ type }: { type: string }) => type === role);
  const email = `${role}-${randomBytes(5).toString('hex')}@clinic.example`;
  const password = randomBytes(12).toString('hex');
  const answer = await request.post(
    `${backendUrl}/content-manager/collection-types/plugin::users-permissions.user`,
    {
      headers,
      data: {
        username: email,
        email,
        password,
        provider: 'local',
        confirmed: true,
        blocked: false,
        role: { connect: [{ id }] },
        branches,
      },
    },
  );
  if (!answer.ok())
    throw new Error(`The account was answered with ${answer.status()}: ${await answer.text()}`);
  return { email, password };
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
