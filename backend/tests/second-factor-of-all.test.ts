import { expect, test } from 'vitest';
import { type Asked, ask } from './support/calls';
import { read } from './support/clinic';
import { asVisitor, createAccount, type TestAccount, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const manager = await createAccount({ backend, role: 'manager' });
const colleague = await createAccount({ backend, role: 'reception' });

const call = (path: string, given: Asked) =>
  ask(backend, path, { ...given, ...(given.data ? { method: 'PUT' } : {}) });

async function signIn({ email, password }: TestAccount) {
  const response = await fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { ...asVisitor(backend), 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: email, password }),
  });
  return read(response);
}

test('a manager requires it of everybody at once: who has none is out, and is led to set it up', async () => {
  const registered = await createAccount({ backend, role: 'authenticated' });
  const tokens = await Promise.all(
    [manager, colleague, registered].map((account) => tokenOf({ backend, account })),
  );
  const [mine = '', theirs = '', visitors = ''] = tokens;
  expect((await call('/staff-rules', { token: mine })).body.data).toEqual({ secondFactorOfAll: false });
  expect((await call('/staff-rules', { token: theirs, data: { secondFactorOfAll: true } })).status).toBe(403);
  expect((await call('/staff-rules', { token: mine, data: { secondFactorOfAll: 'yes' } })).status).toBe(400);

  const changed = await call('/staff-rules', { token: mine, data: { secondFactorOfAll: true } });
  expect(changed.body.data).toEqual({ secondFactorOfAll: true });
  for (const token of [mine, theirs]) expect((await call('/appointments', { token })).status).toBe(401);
  // Somebody without staff rights is none of the clinic's people.
  expect((await call('/users/me', { token: visitors })).status).toBe(200);
  expect((await signIn(registered)).status).toBe(200);

  for (const account of [manager, colleague]) {
    const { status, body } = await signIn(account);
    expect([status, body.error.name, body.error.details.step]).toEqual([
      403,
      'SecondFactorRequiredError',
      'setup',
    ]);
    expect(body.error.details.ticket).toBeTruthy();
  }
});

test('is required of accounts that are made afterwards too, until it is not any more', async () => {
  const late = await createAccount({ backend, role: 'doctor' });
  expect((await signIn(late)).body.error.details.step).toBe('setup');
  await backend.strapi
    .store({ type: 'core', name: 'clinic', key: 'second-factor-of-all' })
    .set({ value: false });
  expect((await signIn(late)).status).toBe(200);
});
