import { expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { moveClock } from './support/clock';
import { signInEditor } from './support/editor';
import { createAccount, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();
const { call, documentIdOf, mailedText, newStaff, signIn, statusFor } = accountCaller(backend);

test('a session is listed for its owner alone and can be ended from another device; a session that was signed out of is over with the next request, on this device alone, with the tokens from before it was renewed', async () => {
  const account = await newStaff();
  const { jwt, refreshToken } = (await signIn({ account })).body;
  const ended = await tokenOf(backend, account);
  const listed = (await call('/auth/sessions', { token: jwt })).body.data;
  expect(listed).toHaveLength(2);
  const other = listed.find((one: { current: boolean }) => !one.current);
  const end = (token: string) => call(`/auth/sessions/${other.id}`, { token, method: 'DELETE' });
  expect((await end(await tokenOf(backend, await newStaff()))).status).toBe(404);
  expect((await end(jwt)).status).toBe(200);
  expect([await statusFor(jwt), await statusFor(ended)]).toEqual([200, 401]);

  const there = await tokenOf(backend, account);
  const renewed = (await call('/auth/refresh', { data: { refreshToken } })).body;
  const seen = () => Promise.all([jwt, renewed.jwt, there].map(statusFor));
  expect(await seen()).toEqual([200, 200, 200]);
  await call('/auth/logout', { token: jwt, data: {} });
  expect(await seen()).toEqual([401, 401, 200]);
  expect((await call('/auth/refresh', { data: { refreshToken: renewed.refreshToken } })).status).toBe(401);
});

const managerToken = async () => tokenOf(backend, await createAccount({ backend, role: 'manager' }));

test.each([
  ['a block', { blocked: true }],
  ['a change of role', { role: 'reception' }],
])('a session ends with %s, and does not come back', async (_, change) => {
  const account = await newStaff();
  const { jwt, refreshToken } = (await signIn({ account })).body;
  expect(await statusFor(jwt)).toBe(200);
  const path = `/staff-accounts/${await documentIdOf(account)}`;
  const token = await managerToken();
  for (const data of [change, { blocked: false }]) {
    expect((await call(path, { token, method: 'PUT', data: { data } })).status).toBe(200);
    expect(await statusFor(jwt)).toBe(401);
  }
  expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
});

test('a session is not lost by tabs that renew at the same time, one after the other, or once more, until a token was used up a while ago', async () => {
  const { refreshToken } = (await signIn({ account: await newStaff() })).body;
  const renew = () => call('/auth/refresh', { data: { refreshToken } });
  const answers = [...(await Promise.all([renew(), renew(), renew()])), await renew(), await renew()];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  for (const { body } of answers) expect(await statusFor(body.jwt)).toBe(200);
  moveClock(60_000);
  expect((await renew()).status).toBe(401);
  const last = answers.at(-1)?.body.refreshToken;
  expect((await call('/auth/refresh', { data: { refreshToken: last } })).status).toBe(200);
});

test('a session lasts half an hour without use and twelve hours in all, by what is stored of it', async () => {
  const account = await newStaff();
  const table = () => backend.db('strapi_sessions').where({ user_id: String(account.id) });
  for (const [column, most] of [
    ['expires_at', 30],
    ['absolute_expires_at', 12 * 60],
  ] as const) {
    const { jwt, refreshToken } = (await signIn({ account })).body;
    const session = await table().orderBy('id', 'desc').first();
    const minutes = (new Date(session[column]).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeLessThanOrEqual(most);
    expect(minutes).toBeGreaterThan(most - 2);
    expect(await statusFor(jwt)).toBe(200);
    await table().update({ [column]: new Date(Date.now() - 1000) });
    expect(await statusFor(jwt)).toBe(401);
    expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
  }
});

const PASSWORD = 'a sentence nobody guesses 7';
const DISABLED = 'Register action is currently disabled';

async function open(change: Record<string, unknown>) {
  const store = backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  await store.set({ value: { ...((await store.get({})) as object), ...change } });
}
const register = (data: Record<string, unknown>) => call('/auth/local/register', { data });

/** Does something while the database refuses to end sessions. */
async function whileHeld(work: () => Promise<number>) {
  const refuse = "BEFORE DELETE ON strapi_sessions BEGIN SELECT RAISE(ABORT, 'held'); END";
  await backend.db.raw(`CREATE TRIGGER held ${refuse}`);
  return work().finally(() => backend.db.raw('DROP TRIGGER held'));
}

test('a session ends with a new password from a mailed link, or the old one stays and the link works on; a session ends when a manager takes the second factor off, or the factor stays', async () => {
  const account = await newStaff();
  const { jwt } = (await signIn({ account })).body;
  const code = await accountCaller(backend).mailedCode(account);
  const data = { code, password: PASSWORD, passwordConfirmation: PASSWORD };
  const reset = async () => (await call('/auth/reset-password', { data })).status;
  expect(await whileHeld(reset)).toBe(500);
  expect([(await signIn({ account })).status, await statusFor(jwt)]).toEqual([200, 200]);
  expect([await reset(), await statusFor(jwt)]).toEqual([200, 401]);

  const { jwt: later } = (await signIn({ account: { ...account, password: PASSWORD } })).body;
  const documentId = await documentIdOf(account);
  const now = new Date();
  const factor = { account: documentId, sealed_secret: 'sealed', started_at: now, confirmed_at: now };
  await backend.db('second_factors').insert({ document_id: 'f'.repeat(24), last_step: 0, ...factor });
  const path = `/staff-accounts/${documentId}/second-factor`;
  const token = await managerToken();
  const takeOff = async () => (await call(path, { token, method: 'DELETE' })).status;
  expect(await whileHeld(takeOff)).toBe(500);
  expect([await takeOff(), await statusFor(later)]).toEqual([200, 401]);
});

test('registration is off at first, as the call and the list of ways to sign in say; on, a person has an account without staff rights, and nobody chooses a role of their own', async () => {
  const refused = await register({ email: 'off@people.example', password: PASSWORD });
  expect([refused.status, refused.body.error.message]).toEqual([400, DISABLED]);
  expect((await call('/auth/providers')).body.meta).toEqual({ registration: false });
  await open({ allow_register: true });
  expect((await call('/auth/providers')).body.meta).toEqual({ registration: true });
  const made = await register({ email: 'Nadia@People.example', password: PASSWORD });
  expect([made.status, made.body.jwt]).toEqual([200, expect.any(String)]);
  const me = await call('/users/me', { token: made.body.jwt });
  expect(me.body).toMatchObject({ email: 'nadia@people.example', staff: null });
  expect((await call('/appointments', { token: made.body.jwt })).status).toBe(403);

  // Under the name of an address, tries to guess its password would come from somebody known.
  for (const chosen of [{ role: 1 }, { username: 'Nadia@People.example' }])
    expect((await register({ email: 'role@people.example', password: PASSWORD, ...chosen })).status).toBe(
      400,
    );
  const accounts = backend.strapi.db.query('plugin::users-permissions.user');
  expect(await accounts.count({ where: { email: 'role@people.example' } })).toBe(0);
});

test('while addresses have to be confirmed, the link goes by the outbox, again when asked, and opens the account', async () => {
  await open({ allow_register: true, email_confirmation: true });
  const email = 'laila@people.example';
  const made = await register({ email, password: PASSWORD, locale: 'ar' });
  expect([made.status, made.body.jwt]).toEqual([200, undefined]);
  const { id } = await backend.db('up_users').where({ email }).first('id');
  const account = { id, email, password: PASSWORD };
  expect((await signIn({ account })).status).toBe(400);
  expect((await call('/auth/send-email-confirmation', { data: { email } })).status).toBe(200);

  const kind = 'account-confirmation';
  const mails = () => backend.db('outbox_messages').where({ kind, recipient: email, state: 'sent' });
  // Each mail is made with a link of its own when it is sent, and the last link holds.
  await until(async () => (await mails()).length === 2);
  const text = await mailedText({ to: email, documentId: await documentIdOf(account), kind });
  const link = /http\S+\/api(\/auth\/email-confirmation\?confirmation=\w+)/.exec(text)?.[1] ?? '';
  // Leads on to a page of the website, which does not run here.
  await call(link);
  expect((await signIn({ account })).status).toBe(200);
});

test('an editor chooses no server that vouches for people, switches on those that Strapi knows, and makes no staff by registration, whether people come by a password or by a provider', async () => {
  const editor = await signInEditor(backend);
  const read = async (path: string) => (await editor.call('GET', `/users-permissions/${path}`)).body;
  const put = async (path: string, body: object) =>
    (await editor.call('PUT', `/users-permissions/${path}`, body)).status;
  const { settings } = await read('advanced');
  expect(await put('advanced', { ...settings, allow_register: true, default_role: 'manager' })).toBe(400);
  expect((await read('advanced')).settings).toEqual(settings);
  for (const allow_register of [true, false])
    expect(await put('advanced', { ...settings, allow_register })).toBe(200);

  const stored = await read('providers');
  const choose = (change: object) => put('providers', { providers: { ...stored, ...change } });
  const keycloak = { ...stored.keycloak, enabled: true, key: 'clinic', secret: 'a secret' };
  expect(await choose({ keycloak: { ...keycloak, subdomain: 'elsewhere.example/realms/clinic' } })).toBe(400);
  expect(await choose({ own: { enabled: true, authorize_url: 'https://elsewhere.example' } })).toBe(400);
  expect(await put('providers', { providers: null })).toBe(400);
  expect(await read('providers')).toEqual(stored);
  expect(await choose({ google: { ...stored.google, enabled: true, key: 'clinic' } })).toBe(200);
  expect(await choose({})).toBe(200);
});

test.each([
  ['that cannot be read', { allow_register: 'yes' }],
  ['with a role that does not exist', { allow_register: true, default_role: 'nobody' }],
  ['with the role of staff', { allow_register: true, default_role: 'manager' }],
])('with settings %s, nobody registers and signing in goes on', async (_, change) => {
  await open(change);
  expect((await call('/auth/providers')).status).toBe(200);
  const refused = await register({ email: 'late@people.example', password: PASSWORD });
  expect([refused.status, refused.body.error.message]).toEqual([400, DISABLED]);
  await open({ allow_register: false, default_role: 'authenticated' });
});
