import { Worker } from 'node:worker_threads';
import { TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { accountCaller } from './support/accounts';
import { dataOf, pluck, refusalOf, withoutRequestId } from './support/clinic';
import { moveClock } from './support/clock';
import { asVisitor, createAccount, signIn as enter, type TestAccount, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const caller = accountCaller(backend);
const { call, documentIdOf, newStaff, signIn, statusFor, users } = caller;

test('signing in answers alike for an unknown account, a wrong password and a blocked account', async () => {
  const blocked = await newStaff();
  await users().update({ documentId: await documentIdOf(blocked), data: { blocked: true } } as never);
  const known = await newStaff();
  const answers = await Promise.all([
    signIn({ account: blocked }),
    signIn({ account: { ...known, password: 'not the password' } }),
    signIn({ account: { ...known, email: 'nobody@clinic.example' } }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(withoutRequestId(body)).toEqual(withoutRequestId(answers[0]?.body));
  }
});

test('signing in hashes as much for an account that is not there as for one that is', async () => {
  const known = await newStaff();
  // Stored by the backend itself, as what a test makes is hashed for quickness.
  const data = { password: 'A-password-of-its-own' };
  await users().update({ documentId: await documentIdOf(known), data } as never);
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const costs: Record<string, unknown[]> = {};
  for (const email of [known.email, 'nobody-either@clinic.example']) {
    asked.mockClear();
    await signIn({ account: { ...known, email, password: 'not the password' } });
    // A hash of bcrypt begins with its kind and its rounds.
    costs[email] = asked.mock.calls.map(([{ hash }]) => /^\$2\w\$(\d+)\$/.exec(String(hash))?.[1]);
  }
  asked.mockRestore();
  expect(costs).toEqual({ [known.email]: ['10'], 'nobody-either@clinic.example': ['10'] });
});

test('signing in is refused to an address that fails too often, also after a restart', async () => {
  const account = await newStaff();
  const attacker = asVisitor(backend);
  const wrong = { ...account, password: 'wrong' };
  for (let index = 0; index < 10; index += 1)
    expect((await signIn({ account: wrong, headers: attacker })).status).toBe(400);
  expect((await signIn({ account, headers: attacker })).status).toBe(429);
  expect((await signIn({ account, headers: asVisitor(backend) })).status).toBe(200);
  await backend.restart();
  expect((await signIn({ account, headers: attacker })).status).toBe(429);
});

test('signing in of strangers with an account slows them and keeps its owner out of nothing', {
  timeout: 240_000,
}, async () => {
  const account = await newStaff();
  const home = asVisitor(backend);
  const { device } = (await signIn({ account, headers: home })).body;
  const wrong = { ...account, password: 'wrong' };
  for (let index = 0; index < 20; index += 1)
    expect((await signIn({ account: wrong, headers: asVisitor(backend) })).status).toBe(400);
  const guessers = Array.from({ length: 30 }, () => signIn({ account: wrong, headers: asVisitor(backend) }));
  const onDevice = await signIn({ account, headers: { ...asVisitor(backend), 'X-Device': device } });
  expect(onDevice.status).toBe(200);
  expect((await signIn({ account, headers: home })).status).toBe(200);
  // One passes, ten wait for their turn (shared-limits.test.ts), the rest are told to come back.
  expect((await Promise.all(guessers)).filter(({ status }) => status === 429).length).toBeGreaterThan(20);
  expect(JSON.stringify(await backend.db('sign_in_limits'))).not.toContain(account.email);
});

test('signing in lets a shift of thirty in from one address while junk comes from everywhere', {
  timeout: 240_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => newStaff()));
  const office = asVisitor(backend);
  const devices: string[] = [];
  // Yesterday half of them signed in on their computers; the others have never been here.
  for (const account of people.slice(0, 15))
    devices.push((await signIn({ account, headers: office })).body.device);
  let isOver = false;
  const junk = () => ({ id: 0, email: `${Math.random()}@x.example`, password: 'junk' });
  const flood = Array.from({ length: 40 }, async () => {
    while (!isOver) await signIn({ account: junk(), headers: asVisitor(backend) });
  });
  const shift = await Promise.all(
    people.map((account, index) => {
      const device = devices[index];
      return signIn({ account, headers: { ...office, ...(device ? { 'X-Device': device } : {}) } });
    }),
  );
  isOver = true;
  await Promise.all(flood);
  expect(shift.map(({ status }) => status)).toEqual(people.map(() => 200));
});

const manager = await enter({ backend, role: 'manager' });

const post = (path: string, data: unknown, token?: string) => call(path, { data: { data }, token });

const password = 'x7!kQz0wLm';
const STEP_MS = 30_000;
/** The code of an authenticator some half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

const NO_CODES = ['000000', '111111', '222222', '333333', '444444', '555555'];
/** A code that an authenticator shows at no moment near this one. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return NO_CODES.find((code) => !near.includes(code)) ?? '';
}

async function setUp(account: TestAccount) {
  const token = await tokenOf(backend, account);
  const { secret } = dataOf(await post('/second-factor/setup', { password: account.password }, token));
  // As a half minute begins, so that it does not end between a code and its answer.
  moveClock(STEP_MS - (Date.now() % STEP_MS));
  // The code of the half minute before, so that the present one is left for signing in.
  const done = dataOf(await post('/second-factor/confirmation', { code: codeOf(secret, -1) }, token));
  return { token, secret, recoveryCodes: done.recoveryCodes as string[] };
}

async function ticketOf(account: TestAccount): Promise<string> {
  const answer = await signIn({ account });
  expect([answer.status, answer.body.error.name]).toEqual([403, 'SecondFactorRequiredError']);
  expect(JSON.stringify(answer.body)).not.toContain('"jwt"');
  return answer.body.error.details.ticket;
}

test('signing in with a second factor takes a code once, also when two come at the same moment, and gives no token without; it takes each recovery code once, however it is typed, and stores none', async () => {
  const account = await newStaff();
  const { recoveryCodes, secret, token } = await setUp(account);
  const tickets = [await ticketOf(account), await ticketOf(account)];
  const code = codeOf(secret);
  const guess = { ticket: tickets[0], code: wrongCode(secret) };
  expect((await post('/auth/second-factor', guess)).status).toBe(400);
  const answers = await Promise.all(tickets.map((ticket) => post('/auth/second-factor', { ticket, code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await statusFor(answers.find(({ status }) => status === 200)?.body.jwt)).toBe(200);
  expect((await post('/auth/second-factor', { ticket: tickets[0], code })).status).toBe(400);
  // As an Arabic keyboard types it, in two groups as authenticators show it.
  const digits = codeOf(secret, 1).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  const typed = `${digits.slice(0, 3)} ${digits.slice(3)}`;
  expect((await post('/auth/second-factor', { ticket: tickets[0], code: typed })).status).toBe(200);
  expect((await post('/auth/second-factor', { ticket: tickets[0], code: codeOf(secret) })).status).toBe(400);

  expect(recoveryCodes).toHaveLength(10);
  const [recovery = ''] = recoveryCodes;
  const stored = JSON.stringify(await backend.db('recovery_codes'));
  expect(stored).not.toContain(recovery);
  expect(stored).not.toContain(recovery.replaceAll('-', ''));
  const enter = async () =>
    post('/auth/second-factor', { ticket: await ticketOf(account), code: ` ${recovery.toLowerCase()} ` });
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(400);
  expect((await call('/second-factor', { token })).body.data).toMatchObject({ isOn: true, recoveryCodes: 9 });
});

test('signing in with a second factor is asked for after a mailed code too, and refused after eight wrong codes, whatever address they come from', async () => {
  const account = await newStaff();
  const { secret } = await setUp(account);
  const data = { code: await caller.mailedCode(account), password, passwordConfirmation: password };
  const asked = await call('/auth/reset-password', { data });
  expect(refusalOf(asked)).toEqual([403, 'SecondFactorRequiredError']);
  const { ticket } = asked.body.error.details;
  for (let index = 0; index < 8; index += 1)
    expect((await post('/auth/second-factor', { ticket, code: wrongCode(secret) })).status).toBe(400);
  const refused = await post('/auth/second-factor', { ticket, code: codeOf(secret) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('signing in with a second factor is not done with a ticket that is changed, of another kind, or from before a new password', async () => {
  const account = await newStaff();
  const { secret, token } = await setUp(account);
  const ticket = await ticketOf(account);
  const other = await documentIdOf(await newStaff());
  for (const wrong of [`${ticket}x`, ticket.replace(/^[a-z0-9]{24}/, other), 'x', ''])
    expect((await post('/auth/second-factor', { ticket: wrong, code: codeOf(secret) })).status).toBe(400);
  expect((await post('/auth/second-factor/setup', { ticket })).status).toBe(400);
  const change = { currentPassword: account.password, password, passwordConfirmation: password };
  expect((await call('/auth/change-password', { token, data: change })).status).toBe(200);
  expect((await post('/auth/second-factor', { ticket, code: codeOf(secret) })).status).toBe(400);
});

test('a second factor is set up and removed with the password only, the same in two tabs, and encrypted in the database', async () => {
  const account = await newStaff();
  const tab = await tokenOf(backend, account);
  const begin = () => post('/second-factor/setup', { password: account.password }, tab);
  const [one, two] = await Promise.all([begin(), begin()]);
  const { secret, picture } = one.body.data;
  expect(two.body.data.secret).toBe(secret);
  expect(picture).toMatch(/^<svg/);
  expect(JSON.stringify(await backend.db('second_factors'))).not.toContain(secret);
  expect((await signIn({ account })).status).toBe(200);
  expect((await post('/second-factor/confirmation', { code: wrongCode(secret) }, tab)).status).toBe(400);
  const { token } = await setUp(account);
  const wrong = await post('/second-factor/removal', { password: 'wrong' }, token);
  expect(wrong.body.error.details.errors).toMatchObject([{ path: ['password'] }]);
  expect((await post('/second-factor/setup', { password: account.password }, token)).status).toBe(409);
  expect((await post('/second-factor/removal', { password: account.password }, token)).status).toBe(200);
  expect((await signIn({ account })).status).toBe(200);
  const last = await tokenOf(backend, account);
  const seen = dataOf(await post('/second-factor/setup', { password: account.password }, last)).secret;
  const change = { currentPassword: account.password, password, passwordConfirmation: password };
  const { jwt } = (await call('/auth/change-password', { token: last, data: change })).body;
  expect(dataOf(await post('/second-factor/setup', { password }, jwt)).secret).not.toBe(seen);
});

test('a second factor that a manager requires ends sessions, and leads to the setup before anything else', async () => {
  const account = await newStaff();
  const before = await tokenOf(backend, account);
  const data = { data: { secondFactorRequired: true } };
  const path = `/staff-accounts/${await documentIdOf(account)}`;
  expect((await call(path, { token: manager, method: 'PUT', data })).status).toBe(200);
  expect(await statusFor(before)).toBe(401);
  const ticket = await ticketOf(account);
  const { secret } = (await post('/auth/second-factor/setup', { ticket })).body.data;
  expect((await post('/auth/second-factor/setup', { ticket })).body.data.secret).toBe(secret);
  const done = await post('/auth/second-factor/confirmation', { ticket, code: codeOf(secret) });
  expect(done.body.recoveryCodes).toHaveLength(10);
  expect(await statusFor(done.body.jwt)).toBe(200);
  const removal = await post('/second-factor/removal', { password: account.password }, done.body.jwt);
  expect(removal.status).toBe(409);
});

test('a second factor of another account is reset by a manager, who sees whether there is one', async () => {
  const account = await newStaff();
  const { token } = await setUp(account);
  const id = await documentIdOf(account);
  const show = async () => (await call(`/staff-accounts/${id}`, { token: manager })).body.data;
  expect((await show()).hasSecondFactor).toBe(true);
  const reset = () => call(`/staff-accounts/${id}/second-factor`, { token: manager, method: 'DELETE' });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(404);
  expect((await show()).hasSecondFactor).toBe(false);
  expect(await statusFor(token)).toBe(401);
  expect((await signIn({ account })).status).toBe(200);
  const entries = await backend.db('log_entries').where({ subject: id });
  const actions = ['signIn', 'secondFactor.on', 'secondFactor.reset'];
  expect(pluck(entries, 'action')).toEqual(expect.arrayContaining(actions));
});

const requireOfAll = (token: string, secondFactorOfAll: unknown) =>
  call('/staff-rules', { token, method: 'PUT', data: { data: { secondFactorOfAll } } });

test('a second factor of everybody is required by a manager at once: who has none is out, and is led to set it up', async () => {
  const chief = await createAccount({ backend, role: 'manager' });
  const colleague = await createAccount({ backend, role: 'reception' });
  const registered = await createAccount({ backend, role: 'authenticated' });
  const [mine, theirs] = [await tokenOf(backend, chief), await tokenOf(backend, colleague)];
  const visitors = await tokenOf(backend, registered);
  expect((await call('/staff-rules', { token: mine })).body.data).toEqual({ secondFactorOfAll: false });
  expect((await requireOfAll(mine, 'yes')).status).toBe(400);
  expect((await requireOfAll(mine, true)).body.data).toEqual({ secondFactorOfAll: true });
  for (const token of [mine, theirs]) expect((await call('/appointments', { token })).status).toBe(401);
  const done = backend.db('log_entries').where({ actor: `user:${await documentIdOf(chief)}` });
  const actions = pluck(await done.whereIn('action', ['account.change', 'call']), 'action');
  expect(actions).toEqual(['account.change']);
  // Somebody without staff rights is none of the clinic's people.
  expect(await statusFor(visitors)).toBe(200);
  expect((await signIn({ account: registered })).status).toBe(200);

  // Accounts that are made afterwards too, until it is not required any more.
  const late = await createAccount({ backend, role: 'doctor' });
  for (const account of [chief, colleague, late]) {
    const { status, body } = await signIn({ account });
    const expected = [403, 'SecondFactorRequiredError', 'setup'];
    expect([status, body.error.name, body.error.details.step]).toEqual(expected);
    expect(body.error.details.ticket).toBeTruthy();
  }
  const store = backend.strapi.store({ type: 'core', name: 'clinic', key: 'second-factor-of-all' });
  await store.set({ value: false });
  expect((await signIn({ account: late })).status).toBe(200);
});
