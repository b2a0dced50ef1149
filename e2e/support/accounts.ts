import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { environment, websiteSettings } from './environment';

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

/** The editor lets nobody sign in more than a few times in five minutes, so the workers share one token. */
async function editorToken(request: APIRequestContext): Promise<string> {
  const file = join(tmpdir(), 'editor-token');
  // A token of the editor is good for ten minutes.
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < 8 * 60_000) return readFileSync(file, 'utf8');
  const { backendUrl, staff } = environment;
  const answer = await request.post(`${backendUrl}/admin/login`, { data: staff });
  if (!answer.ok()) throw new Error(`The editor could not sign in: ${answer.status()}`);
  const { token } = (await answer.json()).data;
  writeFileSync(`${file}-${process.pid}`, token);
  renameSync(`${file}-${process.pid}`, file);
  return token;
}

let visitors = 0;

/** Signs an account in by the backend's call; gives the token the website would keep in its cookie. */
export async function tokenOf({
  request,
  account,
}: {
  request: APIRequestContext;
  account: Account;
}): Promise<string> {
  visitors += 1;
  const answer = await request.post(`${environment.backendUrl}/api/auth/local`, {
    // A visitor of their own: sign-ins are counted.
    headers: { 'X-Website-Key': websiteSettings().WEBSITE_KEY ?? '', 'X-Client-IP': `203.0.113.${visitors}` },
    data: { identifier: account.email, password: account.password },
  });
  return (await answer.json()).jwt;
}
