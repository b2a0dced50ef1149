import { expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { dataOf, refusalOf, startClinic } from './support/clinic';
import { createAccount, tokenOf } from './support/staff';

const { backend, clinic } = await startClinic();
const caller = accountCaller(backend);
const { call, documentIdOf, newStaff, signIn, statusFor } = caller;

const manager = await createAccount({ backend, role: 'manager' });
const managerId = await documentIdOf(manager);
const token = await tokenOf(backend, manager);

let people = 0;
function person(fields: Record<string, unknown> = {}) {
  people += 1;
  const email = `new-${people}@clinic.example`;
  return { email, name: 'Mona Adel', role: 'staff', branches: [clinic.branch], language: 'ar', ...fields };
}

const invite = (data: unknown) => call('/staff-accounts', { token, data: { data } });
const change = (id: string, data: unknown, by = token) =>
  call(`/staff-accounts/${id}`, { token: by, method: 'PUT', data: { data } });
const entriesOf = (subject: string) => backend.db('log_entries').where({ subject }).orderBy('id');

test('an invitation makes an account that can be used once a password is chosen by the mailed link, and only then', async () => {
  const given = person();
  const made = dataOf(await invite(given), 201);
  expect(made).toMatchObject({ email: given.email, state: 'invited', branches: [clinic.branch] });
  const { documentId } = made;
  const account = { id: 0, email: given.email, password: 'x7!kQz0wLm' };
  expect((await signIn({ account })).status).toBe(400);
  const invitation = { kind: 'account-invitation', recipient: given.email };
  const waiting = await backend.db('outbox_messages').where(invitation);
  expect(waiting).toHaveLength(1);
  expect(waiting[0].reference).toContain(':ar:');

  const mail = { to: given.email, documentId, kind: 'account-invitation' };
  const code = /code=([\w-]+)/.exec(await caller.mailedText(mail))?.[1] ?? '';
  const codes = backend.db('account_codes').where({ account: documentId });
  expect(JSON.stringify(await codes)).not.toContain(code);
  const [{ expires_at }] = await codes;
  expect(new Date(expires_at).getTime() - Date.now()).toBeLessThanOrEqual(3 * 86_400_000);
  const choose = () =>
    call('/auth/reset-password', {
      data: { code, password: account.password, passwordConfirmation: account.password },
    });
  expect((await Promise.all([choose(), choose()])).map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await signIn({ account })).status).toBe(200);
  expect(await caller.mailedText(mail)).toBe('');
  expect((await entriesOf(documentId)).map(({ action }) => action)).toContain('account.invite');
});

test('an invitation is refused for an address that has an account, also when two are sent at once, and sent again to nobody who has chosen a password', async () => {
  const given = person();
  const answers = await Promise.all([invite(given), invite({ ...given, email: given.email.toUpperCase() })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await invite(person({ email: manager.email }))).body.error.name).toBe('AccountExistsError');
  const { documentId } = answers.find(({ status }) => status === 201)?.body.data;
  const again = (id: string) =>
    call(`/staff-accounts/${id}/invitation`, { token, data: { data: { language: 'en' } } });
  expect((await again(documentId)).status).toBe(200);
  expect((await again(await documentIdOf(await newStaff()))).status).toBe(404);
});

test('a change by a manager of the branches counts from the next request, in the same session', async () => {
  const account = await newStaff();
  const theirs = await tokenOf(backend, account);
  const scope = async () => (await call('/users/me', { token: theirs })).body.staff;
  expect(await scope()).toEqual({ role: 'staff', scope: null, doctor: null });
  expect((await change(await documentIdOf(account), { branches: [clinic.branch] })).status).toBe(200);
  expect(await scope()).toEqual({ role: 'staff', scope: [clinic.branch], doctor: null });
});

test.each([
  ['a new role', { role: 'manager' }],
  ['a block', { blocked: true }],
])('a change by a manager that is %s ends the sessions at once, and is in the log', async (_, data) => {
  const account = await newStaff();
  const theirs = await tokenOf(backend, account);
  const documentId = await documentIdOf(account);
  expect((await change(documentId, data)).status).toBe(200);
  expect(await statusFor(theirs)).toBe(401);
  const [entry] = await entriesOf(documentId).where({ action: 'account.change' });
  expect(entry).toMatchObject({ actor: `user:${managerId}`, action: 'account.change' });
  expect(JSON.parse(entry.detail)).toEqual(data);
});

test('a change by a manager does not reach their own rights, nor accounts without staff rights', async () => {
  for (const data of [{ role: 'staff' }, { blocked: true }, { branches: [] }]) {
    expect(refusalOf(await change(managerId, data))).toEqual([409, 'OwnAccountError']);
  }
  const registered = await createAccount({ backend, role: 'authenticated' });
  expect((await change(await documentIdOf(registered), { role: 'manager' })).status).toBe(404);
});

test('sessions of staff are seen by a manager without tokens, and ended one by one or all', async () => {
  const account = await newStaff();
  const documentId = await documentIdOf(account);
  const tokens = [];
  for (let index = 0; index < 3; index += 1) tokens.push(await tokenOf(backend, account));
  const shown = await call(`/staff-accounts/${documentId}`, { token });
  expect(shown.body.data.sessions).toHaveLength(3);
  for (const session of shown.body.data.sessions)
    expect(Object.keys(session).sort()).toEqual(['deviceName', 'id', 'lastActiveAt', 'loginAt']);
  const end = (path: string) =>
    call(`/staff-accounts/${documentId}/sessions${path}`, { token, method: 'DELETE' });
  expect((await end(`/${shown.body.data.sessions[0].id}`)).status).toBe(200);
  expect((await Promise.all(tokens.map(statusFor))).sort()).toEqual([200, 200, 401]);
  expect((await end('')).status).toBe(200);
  expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 401, 401]);
  expect((await end('/unknown')).status).toBe(404);
});
