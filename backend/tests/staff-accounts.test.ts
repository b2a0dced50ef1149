import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { dataOf, refusalOf, startClinic, withoutRequestId } from './support/clinic';
import { moveClock } from './support/clock';
import { asVisitor, createAccount, tokenOf } from './support/staff';
import { until } from './support/until';

const { backend, clinic, documents } = await startClinic();
const caller = accountCaller(backend);
const { call, documentIdOf, newStaff, signIn, statusFor, users } = caller;

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
const change = (id: string, data: unknown) =>
  call(`/staff-accounts/${id}`, { token, method: 'PUT', data: { data } });
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
  // Rights that are corrected meanwhile leave the link as the page of the account says it.
  for (const data of [{ role: 'reception' }, { blocked: true }, { blocked: false }])
    expect((await change(documentId, data)).status).toBe(200);
  expect((await set({ code, password: account.password })).status).toBe(200);
  expect((await signIn({ account })).status).toBe(200);
  expect(await caller.mailedText(mail)).toBe('');
  expect((await entriesOf(documentId)).map(({ action }) => action)).toContain('account.invite');
});

test('an invitation is refused for an address that has an account, also when two are sent at once, and sent again to nobody who has chosen a password', async () => {
  const given = person();
  const answers = await Promise.all([invite(given), invite({ ...given, email: given.email.toUpperCase() })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await invite(person({ email: manager.email }))).body.error.name).toBe('AccountExistsError');
  const documentId = answers.find(({ status }) => status === 201)?.body.data.documentId;
  const again = (id: string) =>
    call(`/staff-accounts/${id}/invitation`, { token, data: { data: { language: 'en' } } });
  expect((await again(documentId)).status).toBe(200);
  expect((await again(await documentIdOf(await newStaff()))).status).toBe(404);
});

test('a change by a manager of the branches counts from the next request, in the same session; one of the role ends the sessions at once, and is in the log; none reaches their own rights, nor accounts without staff rights', async () => {
  const account = await newStaff();
  const theirs = await tokenOf(backend, account);
  const scope = async () => (await call('/users/me', { token: theirs })).body.staff;
  expect(await scope()).toEqual({ role: 'staff', scope: null, doctor: null });
  const documentId = await documentIdOf(account);
  expect((await change(documentId, { branches: [clinic.branch] })).status).toBe(200);
  expect(await scope()).toEqual({ role: 'staff', scope: [clinic.branch], doctor: null });
  const data = { role: 'reception' };
  expect((await change(documentId, data)).status).toBe(200);
  expect(await statusFor(theirs)).toBe(401);
  const entry = (await entriesOf(documentId).where({ action: 'account.change' })).at(-1);
  expect([entry.actor, JSON.parse(entry.detail)]).toEqual([`user:${managerId}`, data]);
  // Another manager's page shows what was before.
  const seen = { role: 'staff', branches: [clinic.branch], doctor: null };
  const later = { role: 'manager', branches: null };
  expect(refusalOf(await change(documentId, { ...later, seen }))).toEqual([409, 'VersionConflictError']);
  expect((await change(documentId, { branches: [], seen: { ...seen, ...data } })).status).toBe(200);

  // A branch that has been deleted since stays, without being given to anybody.
  const gone = 'g'.repeat(24);
  expect((await change(documentId, { branches: [gone] })).status).toBe(400);
  await users().update({ documentId, data: { branches: [gone] } } as never);
  expect((await change(documentId, { role: 'reception', branches: [gone] })).status).toBe(200);
  // So does a doctor who is deleted, of whom nothing is left to be seen.
  const ofDoctor = { role: 'doctor', doctor: gone };
  expect((await change(documentId, ofDoctor)).status).toBe(400);
  const doctors = await createAccount({ backend, role: 'doctor', doctor: gone });
  expect((await change(await documentIdOf(doctors), { ...ofDoctor, branches: [] })).status).toBe(200);

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

const changePassword = (by: string, data: Record<string, string>) =>
  call('/auth/change-password', { token: by, data });

test('a password is changed by its owner, who goes on while every other session ends', async () => {
  const account = await newStaff();
  const here = await tokenOf(backend, account);
  const there = await tokenOf(backend, account);
  const password = 'كلمة سر طويلة من أربع وستين حرفا عربيا لا يعرفها أحد غيري أنا!!';
  expect(Buffer.byteLength(password)).toBeGreaterThan(72);
  const given = { currentPassword: account.password, password, passwordConfirmation: password };
  const changed = await changePassword(here, given);
  expect(changed.status).toBe(200);
  expect([await statusFor(here), await statusFor(there)]).toEqual([401, 401]);
  expect(await statusFor(changed.body.jwt)).toBe(200);
  expect((await signIn({ account: { ...account, password } })).status).toBe(200);
  expect((await signIn({ account: { ...account, password: `${password.slice(0, -1)}?` } })).status).toBe(400);
  expect((await signIn({ account })).status).toBe(400);
});

const NEW = 'x7!kQz0wLm';

test('a password is not changed without the present one, nor to the name of the clinic, in either language, or the address of its website', async () => {
  const info = documents('main-info');
  const say = (locale: string, siteName: string) =>
    ({ locale, status: 'published', data: { siteName, phone: '+20225550100' } }) as const;
  const { documentId } = await info.create(say('en', 'Nilesound Clinics'));
  await info.update({ documentId, ...say('ar', 'عيادات صوت النيل') });
  const account = await newStaff();
  const theirs = await tokenOf(backend, account);
  const wrong = { currentPassword: 'wrong', password: NEW, passwordConfirmation: NEW };
  expect(refusalOf(await changePassword(theirs, wrong))).toEqual([400, 'currentPassword wrong']);
  for (const password of ['Nilesound2026', 'nilesound.clinics', 'صوت النيل 2026']) {
    const given = { currentPassword: account.password, password, passwordConfirmation: password };
    expect(refusalOf(await changePassword(theirs, given))).toEqual([400, 'password common']);
  }
  expect((await signIn({ account })).status).toBe(200);
});

const ask = (email: string) => call('/auth/forgot-password', { data: { email, locale: 'ar' } });
const mails = (email: string) =>
  backend.db('outbox_messages').where({ kind: 'account-reset', recipient: email });
const set = ({ code, password = NEW }: { code: string; password?: string }) =>
  call('/auth/reset-password', { data: { code, password, passwordConfirmation: password } });

test('a forgotten password is answered alike whether the account exists, and mailed only if it does: three times in half an hour to an address, and once more to whoever asks from a known device', async () => {
  const account = await newStaff();
  const answers = [await ask(account.email), await ask('nobody@clinic.example'), await ask('no address')];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { ok: true }]);
  await until(async () => (await mails(account.email)).length === 1);
  expect(await mails('nobody@clinic.example')).toEqual([]);

  const { device } = (await signIn({ account })).body;
  for (let index = 0; index < 5; index += 1) expect((await ask(account.email)).status).toBe(200);
  await until(async () => (await mails(account.email)).length === 3);
  const headers = { ...asVisitor(backend), 'X-Device': device };
  await call('/auth/forgot-password', { headers, data: { email: account.email } });
  await until(async () => (await mails(account.email)).length === 4);
});

test('a forgotten password is set anew by a code that works once, is stored as a hash, is not ended by a later request, and ends all sessions and other codes; its link can be looked at without using it up, says when it has ended, and opens no blocked account', async () => {
  const account = await newStaff();
  const before = await tokenOf(backend, account);
  const code = await caller.mailedCode(account);
  const later = await caller.mailedCode(account);
  expect(code).toMatch(/^[\w-]{43}$/);
  const stored = JSON.stringify(await backend.db('account_codes'));
  expect(stored).not.toContain(code);
  expect(stored).toContain(createHash('sha256').update(code).digest('hex'));
  expect(refusalOf(await set({ code, password: 'password' }))).toEqual([400, 'password common']);
  const look = (code: string) => call('/auth/reset-password/check', { data: { code } });
  const open = [await look(code), await look(code)];
  for (const { status, body } of open) expect([status, body]).toEqual([200, { ok: true }]);
  const answers = await Promise.all([set({ code }), set({ code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await statusFor(before)).toBe(401);
  expect(await statusFor(answers.find(({ status }) => status === 200)?.body.jwt)).toBe(200);
  expect([(await set({ code })).status, (await set({ code: later })).status]).toEqual([400, 400]);
  expect((await signIn({ account: { ...account, password: NEW } })).status).toBe(200);

  const blocked = await newStaff();
  const unusable = await caller.mailedCode(blocked);
  await users().update({ documentId: await documentIdOf(blocked), data: { blocked: true } } as never);
  const never = 'a'.repeat(43);
  // One answer for a link that was used, was never given out, or belongs to a blocked account.
  const ended = await Promise.all([code, never, unusable].map(look));
  for (const { status, body } of ended)
    expect([status, withoutRequestId(body)]).toEqual([400, withoutRequestId(ended[0]?.body)]);
  expect(ended[0]?.body.error.details.errors).toMatchObject([{ path: ['code'], code: 'wrong' }]);
  expect((await call('/auth/reset-password/check', { data: {} })).status).toBe(400);
  expect([(await set({ code: unusable })).status, await caller.mailedCode(blocked)]).toEqual([400, '']);
});

test('a forgotten password can be chosen by a dozen people behind one line within a minute, and is not set by a code of half an hour ago', async () => {
  const headers = asVisitor(backend);
  for (let index = 0; index < 12; index += 1) {
    const code = await caller.mailedCode(await newStaff());
    const data = { code, password: NEW, passwordConfirmation: NEW };
    expect((await call('/auth/reset-password', { headers, data })).status).toBe(200);
  }

  const code = await caller.mailedCode(await newStaff());
  moveClock(30 * 60_000);
  expect((await set({ code })).status).toBe(400);
});
