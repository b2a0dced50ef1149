import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, read } from './support/clinic';
import { asVisitor, createAccount, type TestAccount, tokenOf } from './support/staff';
import { startStrapi, type TestBackend } from './support/strapi';
import { until } from './support/until';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

interface Call {
  token?: string;
  data?: unknown;
  headers?: Record<string, string>;
}

async function call(path: string, { token, data, headers = asVisitor(backend) }: Call = {}): Promise<Answer> {
  return read(
    await fetch(`${backend.url}/api${path}`, {
      method: data === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    }),
  );
}

const signIn = ({ account, ...rest }: { account: TestAccount; headers?: Record<string, string> }) =>
  call('/auth/local', { ...rest, data: { identifier: account.email, password: account.password } });
const statusFor = async (token: string) => (await call('/users/me', { token })).status;
const newStaff = () => createAccount({ backend, role: 'staff' });
const users = () => backend.strapi.documents('plugin::users-permissions.user');

async function documentIdOf({ id }: TestAccount): Promise<string> {
  return (await backend.strapi.db.connection('up_users').where({ id }).first('document_id')).document_id;
}

/** The code in the mail that the outbox would send now. */
async function mailedCode(account: TestAccount): Promise<string> {
  const { composeAccountMail } = await import('../src/accounts/account-mail');
  const reference = `${await documentIdOf(account)}:en:test`;
  const claimed = {
    id: 1,
    documentId: 'x',
    kind: 'account-reset',
    reference,
    to: account.email,
    subject: '',
    text: '',
    attempts: 1,
  };
  const mail = await composeAccountMail({ strapi: backend.strapi, mail: claimed, now: Date.now() });
  return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a session', () => {
  test('that was signed out of is over with the next request, on this device alone', async () => {
    const account = await newStaff();
    const here = await tokenOf({ backend, account });
    const there = await tokenOf({ backend, account });
    expect(await statusFor(here)).toBe(200);
    await call('/auth/logout', { token: here, data: {} });
    expect(await statusFor(here)).toBe(401);
    expect(await statusFor(there)).toBe(200);
  });

  test('signed out of after it was renewed takes the tokens from before along', async () => {
    const { jwt, refreshToken } = (await signIn({ account: await newStaff() })).body;
    const renewed = (await call('/auth/refresh', { data: { refreshToken } })).body;
    expect([await statusFor(jwt), await statusFor(renewed.jwt)]).toEqual([200, 200]);
    await call('/auth/logout', { token: jwt, data: {} });
    expect([await statusFor(jwt), await statusFor(renewed.jwt)]).toEqual([401, 401]);
    expect((await call('/auth/refresh', { data: { refreshToken: renewed.refreshToken } })).status).toBe(401);
  });

  test('ends everywhere with "all devices"', async () => {
    const account = await newStaff();
    const tokens = [await tokenOf({ backend, account }), await tokenOf({ backend, account })];
    await call('/auth/logout', { token: tokens[0] ?? '', data: { scope: 'all' } });
    expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 401]);
  });

  test.each([
    ['a block', async () => ({ blocked: true })],
    [
      'a change of role',
      async () => {
        const where = { type: 'manager' };
        const role = await backend.strapi.db.query('plugin::users-permissions.role').findOne({ where });
        return { role: role?.id };
      },
    ],
    ['a password set in the editor', async () => ({ password: 'another-long-password' })],
  ])('ends with %s, and does not come back', async (_, change) => {
    const account = await newStaff();
    const { jwt, refreshToken } = (await signIn({ account })).body;
    expect(await statusFor(jwt)).toBe(200);
    const documentId = await documentIdOf(account);
    await users().update({ documentId, data: await change() } as never);
    expect(await statusFor(jwt)).toBe(401);
    await users().update({ documentId, data: { blocked: false } } as never);
    expect(await statusFor(jwt)).toBe(401);
    expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
  });

  test('goes on when something else about the account changes', async () => {
    const account = await newStaff();
    const token = await tokenOf({ backend, account });
    await users().update({ documentId: await documentIdOf(account), data: { branches: [] } } as never);
    expect(await statusFor(token)).toBe(200);
  });

  test('is not lost by tabs that renew at the same time, one after the other, or once more', async () => {
    const { refreshToken } = (await signIn({ account: await newStaff() })).body;
    const renew = () => call('/auth/refresh', { data: { refreshToken } });
    const answers = [...(await Promise.all([renew(), renew(), renew()])), await renew(), await renew()];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(await statusFor(body.jwt)).toBe(200);
    const last = answers.at(-1)?.body.refreshToken;
    expect((await call('/auth/refresh', { data: { refreshToken: last } })).status).toBe(200);
  });

  test('is not renewed by a token that was used up a while ago', async () => {
    const { refreshToken } = (await signIn({ account: await newStaff() })).body;
    await call('/auth/refresh', { data: { refreshToken } });
    await backend.strapi.db
      .connection('strapi_sessions')
      .where({ status: 'active' })
      .update({ created_at: new Date(Date.now() - 60_000) });
    expect((await call('/auth/refresh', { data: { refreshToken } })).status).toBe(401);
  });

  test('is listed for its owner alone and can be ended from another device', async () => {
    const account = await newStaff();
    const here = await tokenOf({ backend, account });
    const there = await tokenOf({ backend, account });
    const stranger = await tokenOf({ backend, account: await newStaff() });
    const listed = (await call('/auth/sessions', { token: here })).body.data;
    expect(listed).toHaveLength(2);
    const other = listed.find((one: { current: boolean }) => !one.current);
    const end = (token: string) =>
      fetch(`${backend.url}/api/auth/sessions/${other.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await end(stranger)).status).toBe(404);
    expect((await end(here)).status).toBe(200);
    expect([await statusFor(here), await statusFor(there)]).toEqual([200, 401]);
  });
});

describe('signing in', () => {
  test('answers alike for an unknown account, a wrong password and a blocked account', async () => {
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
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('works as long for an account that is not there as for one that is', async () => {
    const known = await newStaff();
    const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let index = 0; index < 5; index += 1) {
      for (const [who, email] of [
        ['known', known.email],
        ['unknown', 'nobody-either@clinic.example'],
      ] as const) {
        const start = performance.now();
        await signIn({ account: { ...known, email, password: 'not the password' } });
        quickest[who] = Math.min(quickest[who], performance.now() - start);
      }
    }
    // Without a hash it would be a tenth. The bound is wide, for a busy machine.
    expect(quickest.unknown).toBeGreaterThan(quickest.known / 2);
  });

  test('is refused to an address that fails too often', async () => {
    const account = await newStaff();
    const attacker = asVisitor(backend);
    for (let index = 0; index < 10; index += 1) {
      const answer = await signIn({ account: { ...account, password: 'wrong' }, headers: attacker });
      expect(answer.status).toBe(400);
    }
    const refused = await signIn({ account, headers: attacker });
    expect(refused.status).toBe(429);
    expect((await signIn({ account, headers: asVisitor(backend) })).status).toBe(200);
  });

  test('by very many at once is refused to most instead of being queued for minutes', async () => {
    const account = { ...(await newStaff()), email: 'flood@clinic.example' };
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => signIn({ account, headers: asVisitor(backend) })),
    );
    for (const { status } of answers) expect([400, 429]).toContain(status);
    expect((await fetch(`${backend.url}/_health`)).status).toBe(204);
  });
});

describe('a password', () => {
  const change = (token: string, data: Record<string, string>) =>
    call('/auth/change-password', { token, data });

  test('is changed by its owner, who goes on while every other session ends', async () => {
    const account = await newStaff();
    const here = await tokenOf({ backend, account });
    const there = await tokenOf({ backend, account });
    const password = 'كلمة سر طويلة من أربع وستين حرفا عربيا لا يعرفها أحد غيري أنا!!';
    expect(Buffer.byteLength(password)).toBeGreaterThan(72);
    const given = { currentPassword: account.password, password, passwordConfirmation: password };
    const changed = await change(here, given);
    expect(changed.status).toBe(200);
    expect([await statusFor(here), await statusFor(there)]).toEqual([401, 401]);
    expect(await statusFor(changed.body.jwt)).toBe(200);
    expect((await signIn({ account: { ...account, password } })).status).toBe(200);
    expect((await signIn({ account: { ...account, password: `${password.slice(0, -1)}?` } })).status).toBe(
      400,
    );
    expect((await signIn({ account })).status).toBe(400);
  });

  test.each([
    ['password', 'common', { password: 'password1', passwordConfirmation: 'password1' }],
    ['password', 'tooShort', { password: 'x7!kQ', passwordConfirmation: 'x7!kQ' }],
    ['passwordConfirmation', 'different', { password: 'x7!kQz0wLm', passwordConfirmation: 'x7!kQz0wLn' }],
  ])('is refused with the field and the reason: %s %s', async (field, code, given) => {
    const account = await newStaff();
    const answer = await change(await tokenOf({ backend, account }), {
      currentPassword: account.password,
      ...given,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.errors).toMatchObject([{ path: [field], code }]);
  });

  test('is not changed without the present one', async () => {
    const account = await newStaff();
    const given = { currentPassword: 'wrong', password: 'x7!kQz0wLm', passwordConfirmation: 'x7!kQz0wLm' };
    const answer = await change(await tokenOf({ backend, account }), given);
    expect(answer.body.error.details.errors).toMatchObject([{ path: ['currentPassword'], code: 'wrong' }]);
    expect((await signIn({ account })).status).toBe(200);
  });

  test('nobody can change the role, branches or password of an account by its number', async () => {
    const account = await newStaff();
    const token = await tokenOf({ backend, account: await createAccount({ backend, role: 'manager' }) });
    for (const who of [await tokenOf({ backend, account }), token]) {
      const response = await fetch(`${backend.url}/api/users/${account.id}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${who}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ role: 1, password: 'x7!kQz0wLm', branches: null }),
      });
      expect(response.status).toBe(403);
    }
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => call('/auth/forgot-password', { data: { email, locale: 'ar' } });
  const mails = (email: string) =>
    backend.strapi.db.connection('outbox_messages').where({ kind: 'account-reset', recipient: email });
  const set = ({ code, password = 'x7!kQz0wLm' }: { code: string; password?: string }) =>
    call('/auth/reset-password', { data: { code, password, passwordConfirmation: password } });

  test('is answered alike whether the account exists, and mailed only if it does', async () => {
    const account = await newStaff();
    const answers = [await ask(account.email), await ask('nobody@clinic.example'), await ask('no address')];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { ok: true }]);
    await until(async () => (await mails(account.email)).length === 1);
    expect(await mails('nobody@clinic.example')).toEqual([]);
  });

  test('sends no more than three mails an hour to an address', async () => {
    const account = await newStaff();
    for (let index = 0; index < 5; index += 1) expect((await ask(account.email)).status).toBe(200);
    await until(async () => (await mails(account.email)).length === 3);
  });

  test('is set anew by a code that works once, is stored as a hash, and ends all sessions', async () => {
    const account = await newStaff();
    const before = await tokenOf({ backend, account });
    const code = await mailedCode(account);
    expect(code).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await backend.strapi.db.connection('account_codes'));
    expect(stored).not.toContain(code);
    expect(stored).toContain(createHash('sha256').update(code).digest('hex'));
    expect((await set({ code, password: 'password' })).body.error.details.errors).toMatchObject([
      { path: ['password'], code: 'common' },
    ]);
    const answers = await Promise.all([set({ code }), set({ code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await statusFor(before)).toBe(401);
    const session = answers.find(({ status }) => status === 200);
    expect(await statusFor(session?.body.jwt)).toBe(200);
    expect((await set({ code })).status).toBe(400);
    expect((await signIn({ account: { ...account, password: 'x7!kQz0wLm' } })).status).toBe(200);
  });

  test('is not set by a code of half an hour ago, an earlier mail, or a blocked account', async () => {
    const account = await newStaff();
    const first = await mailedCode(account);
    const second = await mailedCode(account);
    expect((await set({ code: first })).status).toBe(400);
    const codes = backend.strapi.db.connection('account_codes');
    const hash = createHash('sha256').update(second).digest('hex');
    await codes.where({ code_hash: hash }).update({ expires_at: new Date(Date.now() - 1) });
    expect((await set({ code: second })).status).toBe(400);
    const third = await mailedCode(account);
    await users().update({ documentId: await documentIdOf(account), data: { blocked: true } } as never);
    expect((await set({ code: third })).status).toBe(400);
    expect(await mailedCode(account)).toBe('');
  });
});
