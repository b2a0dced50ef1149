import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { TestBackend } from './strapi';

const signedIn = z.object({ jwt: z.string() });

/** Makes an account with a role and signs it in through the real call; gives its token. */
export async function signIn({
  backend,
  role,
}: {
  backend: TestBackend;
  role: 'staff' | 'manager' | 'authenticated';
}): Promise<string> {
  const { strapi, url } = backend;
  const name = `${role}-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const found = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  await strapi
    .plugin('users-permissions')
    .service('user')
    .add({
      username: name,
      email: `${name}@clinic.example`,
      password,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: found?.id,
    });
  const response = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: name, password }),
  });
  return signedIn.parse(await response.json()).jwt;
}
