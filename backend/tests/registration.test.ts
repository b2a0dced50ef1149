import { beforeAll, describe, expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const { call } = accountCaller(backend);
const countAccounts = (email: string) =>
  backend.strapi.db.query('plugin::users-permissions.user').count({ where: { email } });
const PASSWORD = 'a sentence nobody guesses 7';

async function open(change: Record<string, unknown>) {
  const store = backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  await store.set({ value: { ...((await store.get({})) as object), ...change } });
}
const register = (data: Record<string, unknown>) => call('/auth/local/register', { data });
const faultOf = (answer: Awaited<ReturnType<typeof register>>) => answer.body.error?.details?.errors?.[0];

test('registration is off at first, and the call and the list of ways to sign in say so', async () => {
  const refused = await register({ email: 'off@people.example', password: PASSWORD });
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toBe('Register action is currently disabled');
  expect((await call('/auth/providers')).body.meta).toEqual({ registration: false });
});

describe('while registration is switched on', () => {
  beforeAll(() => open({ allow_register: true }));

  test('a person gets an account and a session, without staff rights', async () => {
    expect((await call('/auth/providers')).body.meta).toEqual({ registration: true });
    const made = await register({ email: 'Nadia@People.example', password: PASSWORD });
    expect(made.status).toBe(200);
    expect(made.body.jwt).toEqual(expect.any(String));
    const me = await call('/users/me', { token: made.body.jwt });
    expect(me.body).toMatchObject({ email: 'nadia@people.example', staff: null });
    expect((await call('/appointments', { token: made.body.jwt })).status).toBe(403);
  });

  test.each([
    ['email', 'invalid', { email: 'nobody', password: PASSWORD }],
    ['password', 'common', { email: 'weak@people.example', password: 'password1' }],
    ['password', 'common', { email: 'someone.else@people.example', password: 'someone.else1' }],
    ['email', 'taken', { email: 'NADIA@people.example', password: PASSWORD }],
  ])('what is wrong is named: %s %s', async (field, code, data) => {
    const answer = await register(data);
    expect(answer.status).toBe(400);
    expect(faultOf(answer)).toMatchObject({ path: [field], code });
  });

  test('the name of the clinic is no password', async () => {
    await backend.strapi.documents('api::main-info.main-info').create({
      locale: 'en',
      status: 'published',
      data: { siteName: 'Nilesound Clinics', phone: '+20225550100' },
    } as never);
    const answer = await register({ email: 'fan@people.example', password: 'Nilesound2026' });
    expect(faultOf(answer)).toMatchObject({ path: ['password'], code: 'common' });
    expect(await countAccounts('fan@people.example')).toBe(0);
  });

  test('nobody chooses a role of their own', async () => {
    const answer = await register({ email: 'role@people.example', password: PASSWORD, role: 1 });
    expect(answer.status).toBe(400);
    expect(await countAccounts('role@people.example')).toBe(0);
  });

  test('eight at once with one address are one account', async () => {
    const data = { email: 'once@people.example', password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(data)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await countAccounts(data.email)).toBe(1);
  });
});

test.each([
  ['that cannot be read', { allow_register: 'yes' }],
  ['with a role that does not exist', { allow_register: true, default_role: 'nobody' }],
])('with settings %s, nobody registers and signing in goes on', async (_, change) => {
  await open(change);
  expect((await call('/auth/providers')).status).toBe(200);
  const refused = await register({ email: 'late@people.example', password: PASSWORD });
  expect({ status: refused.status, said: refused.body.error.message }).toEqual({
    status: 400,
    said: 'Register action is currently disabled',
  });
  await open({ allow_register: false, default_role: 'authenticated' });
});
