import { randomBytes } from 'node:crypto';
import { hashSync } from 'bcryptjs';
import { z } from 'zod';
import type { Role } from '../../src/contract/roles';
import type { TestBackend } from './strapi';

const signedIn = z.object({ jwt: z.string() });

/** Somebody with an account. */
export type TestAccount = { id: number; email: string; password: string };

export interface NewAccount {
  backend: TestBackend;
  role: Role | 'authenticated';
  /** Document ids of branches; all of them when left out. */
  branches?: unknown;
  /** Document id of the doctor whose account it is. */
  doctor?: string;
}

/** Password of every account that {@link createAccount} makes. */
export const PASSWORD = 'A-password-of-tests';
// Of so few rounds that neither making it nor a sign-in takes time; a test of what a hash costs makes another.
const hash = hashSync(PASSWORD, 4);

/** Makes an account with a role. */
export async function createAccount({ backend, role, branches, doctor }: NewAccount): Promise<TestAccount> {
  const { db } = backend.strapi;
  const username = `${role}-${randomBytes(4).toString('hex')}`;
  const email = `${username}@clinic.example`;
  const found = await db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  const of = { role: found?.id, branches: branches ?? null, doctor };
  const data = { username, email, password: hash, provider: 'local', confirmed: true, blocked: false, ...of };
  const { id } = await db.query('plugin::users-permissions.user').create({ data });
  return { id, email, password: PASSWORD };
}

let visitors = 0;

/** Returns the headers of the website for a new visitor, whose limits are untouched. */
export function asVisitor(backend: TestBackend): Record<string, string> {
  visitors += 1;
  return {
    'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
    'X-Client-IP': `10.0.${visitors >> 8}.${visitors & 255}`,
  };
}

/** Sends JSON to an address, a call's or one of the editor. */
export const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs an account in through the real call; gives its token. */
export async function tokenOf(backend: TestBackend, { email, password }: TestAccount): Promise<string> {
  const said = { identifier: email, password };
  const response = await postJson(`${backend.url}/api/auth/local`, said, asVisitor(backend));
  return signedIn.parse(await response.json()).jwt;
}

/** Makes an account with a role and signs it in; gives its token. */
export async function signIn(account: NewAccount): Promise<string> {
  return tokenOf(account.backend, await createAccount(account));
}
