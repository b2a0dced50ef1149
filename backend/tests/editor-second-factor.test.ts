import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createFirstAccounts } from '../src/app/accounts';
import { isRequiredOfAll, requireOfAll } from '../src/auth/second-factor/required-of-all';
import { read } from './support/clinic';
import { createEditor } from './support/editor';
import { loadScript } from './support/scripts';
import { postJson } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi({ env: { EDITOR_SECOND_FACTOR: 'administrators' } });
const { strapi } = backend;
let addresses = 0;

async function post(path: string, body: object, cookie = '') {
  addresses += 1;
  const address = { 'X-Client-IP': `198.51.100.${addresses}` };
  const headers = { ...backend.websiteHeaders, ...address, ...(cookie && { Cookie: cookie }) };
  const answer = await postJson(`${backend.url}/admin/${path}`, body, headers);
  const setCookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { ...(await read(answer)), cookie: setCookie.join('; ') };
}

/** The code of an authenticator, half a minute later with each call: no code is good twice. */
let later = 0;
function codeOf(secret: string): string {
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() + later });
  later += 30_000;
  return code;
}

const { email, password } = await createEditor(backend, 'strapi-super-admin');

test('who may do everything sets an authenticator up at the first sign-in, and has no session before, however the address is sent; every later sign-in needs a code of it, each once, or a recovery code; a new password by mail gives no session, and the old ones end', async () => {
  const first = await post('login', { email, password });
  expect([first.status, first.body.error.name, first.cookie]).toEqual([403, 'EditorStepError', '']);
  const { details } = first.body.error;
  expect(details).toMatchObject({ step: 'setup', picture: expect.stringMatching(/^<svg/) });
  const { secret } = details;
  const code = codeOf(secret);
  const mistyped = await post('login', { email, password, code: code === '000000' ? '111111' : '000000' });
  expect(mistyped.body.error.name).toBe('EditorCodeError');
  const wrong = await post('login', { email, password: 'Another-password-1', code });
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'Invalid credentials']);
  const done = await post('login', { email, password, code });
  expect([done.status, done.body.data.token]).toEqual([200, expect.any(String)]);
  const recovery: string[] = done.body.data.recoveryCodes;
  expect(recovery).toHaveLength(10);
  expect((await post('access-token', {}, done.cookie)).status).toBe(200);

  // Other letters, a list or the query are no way past it.
  const refused = { status: 403, cookie: '' };
  expect(await post('login', { email: email.toUpperCase(), password })).toMatchObject(refused);
  const none = { status: 400, cookie: '' };
  expect(await post('login', { email: [email], password })).toMatchObject(none);
  expect(await post(`login?${new URLSearchParams({ email, password })}`, {})).toMatchObject(none);

  expect((await post('login', { email, password })).body.error.details).toEqual({ step: 'enter' });
  const again = { email, password, code: codeOf(secret) };
  const signedIn = await post('login', again);
  expect([signedIn.status, signedIn.body.data.recoveryCodes]).toEqual([200, undefined]);
  expect((await post('login', again)).status).toBe(400);
  const spare = { email, password, code: recovery[0] };
  expect((await post('login', spare)).status).toBe(200);
  expect((await post('login', spare)).status).toBe(400);

  const resetPasswordToken = 'a-token-of-this-test-alone';
  const data = { resetPasswordToken, resetPasswordTokenExpiresAt: new Date(Date.now() + 60_000) };
  await strapi.db.query('admin::user').update({ where: { email }, data });
  const changed = await post('reset-password', { resetPasswordToken, password });
  expect([changed.status, changed.body.data, changed.cookie]).toEqual([401, null, '']);
  expect(changed.body.error.name).toBe('EditorPasswordSet');
  expect((await post('login', { email, password })).body.error.details).toEqual({ step: 'enter' });
});

test('a first start requires it of all staff, and a later one leaves it to managers', async () => {
  const { STAFF_EMAIL: email = '' } = backend.environment;
  await strapi.db.query('plugin::users-permissions.user').deleteMany({ where: { email } });
  await createFirstAccounts(strapi);
  expect(await isRequiredOfAll(strapi)).toBe(true);
  await requireOfAll(strapi, false);
  await createFirstAccounts(strapi);
  expect(await isRequiredOfAll(strapi)).toBe(false);
});

test('wrong codes end after eight, also with the right password', async () => {
  // One was spent above.
  const statuses: number[] = [400];
  for (let index = 0; index < 8; index += 1)
    statuses.push((await post('login', { email, password, code: 'AAAA-AAAA-AAAA' })).status);
  expect(statuses).toEqual([...Array(8).fill(400), 429]);
});

test('other editors are asked once a manager requires it of all, a session of before is not renewed, and a lost authenticator is reset on the server', async () => {
  const { email: other } = await createEditor(backend, 'clinic-secretary');
  const before = await post('login', { email: other, password });
  expect(before.status).toBe(200);
  await requireOfAll(strapi, true);
  expect((await post('access-token', {}, before.cookie)).status).toBe(401);
  const begun = await post('login', { email: other, password });
  expect(begun.body.error.details.step).toBe('setup');
  const code = new TOTP({ secret: begun.body.error.details.secret }).generate();
  const signedIn = await post('login', { email: other, password, code });
  expect(signedIn.status).toBe(200);
  const { openDatabase } = await loadScript('scripts/backup/database.mjs');
  const { resetFactor } = await loadScript('scripts/editor/reset-factor.mjs');
  const { DATABASE_URL = null, DATA_DIR } = backend.environment;
  const database = await openDatabase({ databaseUrl: DATABASE_URL, databaseFile: `${DATA_DIR}/clinic.db` });
  const reset = [await resetFactor(database, other), await resetFactor(database, other)];
  await expect(resetFactor(database, "x' OR ''='@y")).rejects.toThrow('Say whose it is');
  await database.close();
  expect(reset).toEqual([true, false]);
  expect((await post('access-token', {}, signedIn.cookie)).status).toBe(401);
  expect((await post('login', { email: other, password })).body.error.details.step).toBe('setup');
  await requireOfAll(strapi, false);
});
