import { createHash, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accountCaller } from './support/accounts';
import { read } from './support/clinic';
import { loadScript } from './support/scripts';
import { asVisitor, createAccount, tokenOf } from './support/staff';
import { startStrapi } from './support/strapi';

const { findFreePort } = await loadScript('scripts/lib/ports.mjs');
const { openIdSettings, startOpenIdServer } = await loadScript('scripts/test/openid-server.mjs');

const SITE = 'https://clinic.example';
/** Public address that the provider sends browsers back to; the backend under test listens on any port that is free. */
const PUBLIC_URL = 'https://content.clinic.example';

const provider: Record<string, string> = openIdSettings(await findFreePort());
afterAll(await startOpenIdServer(provider));
const backend = await startStrapi({ env: { PUBLIC_URL, SITE_URL: SITE, ...provider } });
const { call, users, documentIdOf, signIn, statusFor } = accountCaller(backend);

interface Way {
  /** Fields of the provider's form, filled in by the person who allows it. */
  person: Record<string, string>;
  forgeState?: boolean;
  /** Secret of the browser that begins. */
  secret?: string;
  /** Asks the provider to have somebody prove once more who they are. */
  isAgain?: boolean;
}

/** Presses the button on the page of the provider. */
const allow = (address: string, person: Record<string, string>) =>
  fetch(address, { redirect: 'manual', method: 'POST', body: new URLSearchParams(person) });

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Walks through the redirects as a browser does, to the address of the website they end at. */
async function walk({ person, forgeState = false, secret = '', isAgain = false }: Way): Promise<URL> {
  const jar = new Map<string, string>();
  const asked = { ...(secret ? { proof: hashOf(secret) } : {}), ...(isAgain ? { again: 'yes' } : {}) };
  let next = `${PUBLIC_URL}/api/connect/openid?${new URLSearchParams(asked)}`;
  for (let hop = 0; hop < 6 && !next.startsWith(SITE); hop += 1) {
    if (forgeState) next = next.replace(/(callback\?.*state=)[^&]+/, '$1forged');
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookies, 'X-Forwarded-Proto': 'https' };
    const isAtProvider = next.startsWith(provider.OPENID_AUTHORIZE_URL ?? '');
    if (isAtProvider) expect(next.includes('prompt=login&max_age=0')).toBe(isAgain);
    const answer = isAtProvider
      ? await allow(next, person)
      : await fetch(next.replace(PUBLIC_URL, backend.url), { redirect: 'manual', headers });
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/httponly/i);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    next = new URL(answer.headers.get('location') ?? 'about:blank', next).href;
  }
  return new URL(next);
}

async function finish(end: URL, secret: string = '') {
  const headers = { ...asVisitor(backend), ...(secret ? { 'X-Sign-In-Proof': secret } : {}) };
  return read(await fetch(`${backend.url}/api/auth/openid/callback${end.search}`, { headers }));
}

async function signInAs(email: string, { isVerified = true, inWords = false } = {}) {
  const secret = randomBytes(16).toString('hex');
  const claims = { ...(isVerified ? {} : { unproved: 'yes' }), ...(inWords ? { words: 'yes' } : {}) };
  const end = await walk({ secret, person: { email, ...claims } });
  return { end, answer: await finish(end, secret) };
}

async function staffOfProvider(data: Record<string, unknown> = {}) {
  const account = await createAccount({ backend, role: 'staff' });
  const documentId = await documentIdOf(account);
  await users().update({ documentId, data: { provider: 'openid', ...data } } as never);
  return account;
}

test('an account is set up for it by a manager: it is signed out, and no password opens it or is mailed', async () => {
  const account = await createAccount({ backend, role: 'staff' });
  const documentId = await documentIdOf(account);
  const token = await tokenOf(backend, await createAccount({ backend, role: 'manager' }));
  const before = await tokenOf(backend, account);
  const change = (provider: string) =>
    call(`/staff-accounts/${documentId}`, { token, method: 'PUT', data: { data: { provider } } });
  expect((await change('google')).status).toBe(400);
  expect((await change('openid')).body.data).toMatchObject({ provider: 'openid', state: 'active' });
  expect(await statusFor(before)).toBe(401);
  expect((await signIn({ account })).status).toBe(400);
  await call('/auth/forgot-password', { data: { email: account.email } });
  expect((await signInAs(account.email)).answer.status).toBe(200);
  expect(await backend.db('account_codes').where({ account: documentId })).toEqual([]);

  expect((await change('local')).body.data).toMatchObject({ provider: 'local' });
  expect((await signIn({ account })).status).toBe(200);
  expect((await signInAs(account.email)).answer.status).toBe(400);
});

const sessionsOf = ({ id }: { id: number }) => backend.db('strapi_sessions').where({ user_id: String(id) });

test('a social sign-in opens the account with the same address that is set up for it, and gives its rights', async () => {
  const { email } = await staffOfProvider();
  const { end, answer } = await signInAs(email.toUpperCase());
  expect(end.origin + end.pathname).toBe(`${SITE}/api/connected/openid`);
  expect(end.search).not.toContain('given-');
  expect(answer.status).toBe(200);
  const me = await call('/users/me', { token: answer.body.jwt });
  expect(me.body.staff).toEqual({ role: 'staff', scope: null, doctor: null });
  // As Amazon Cognito says whether it vouches for an address.
  expect((await signInAs(email, { inWords: true })).answer.status).toBe(200);
  expect((await signInAs(email, { inWords: true, isVerified: false })).answer.status).toBe(400);
});

test('a social sign-in asks for the second factor that is required, and begins no session', async () => {
  const account = await staffOfProvider({ secondFactorRequired: true });
  const { answer } = await signInAs(account.email);
  expect([answer.status, answer.body.error.name]).toEqual([403, 'SecondFactorRequiredError']);
  expect(JSON.stringify(answer.body)).not.toContain('"jwt"');
  expect(await sessionsOf(account)).toEqual([]);
  const { ticket } = answer.body.error.details;
  const setUp = async () => (await call('/auth/second-factor/setup', { data: { data: { ticket } } })).status;
  expect(await setUp()).toBe(200);
  const documentId = await documentIdOf(account);
  await users().update({ documentId, data: { provider: 'local' } } as never);
  expect(await setUp()).toBe(400);
});

test('whoever signs in by a provider begins a second factor by signing in there again, and takes it off with a code', async () => {
  const account = await staffOfProvider();
  const secret = randomBytes(16).toString('hex');
  const setUp = async (way: Partial<Way>) => {
    const end = await walk({ secret, person: { email: account.email }, isAgain: true, ...way });
    end.searchParams.set('second_factor', 'setup');
    return await finish(end, secret);
  };
  const provenAt = (minutesAgo: number) => String(Math.floor(Date.now() / 1000) - minutesAgo * 60);
  const provenLongAgo = { email: account.email, auth_time: provenAt(60) };
  expect((await setUp({ isAgain: false })).status).toBe(400);
  expect((await setUp({ person: provenLongAgo })).status).toBe(400);
  // A provider that does not say when.
  expect((await setUp({ person: { email: account.email, auth_time: '0' } })).status).toBe(400);
  expect((await setUp({})).status).toBe(403);
  const { status, body } = await setUp({ person: { ...provenLongAgo, auth_time: provenAt(1) } });
  expect([status, body.error.details.step]).toEqual([403, 'setup']);
  expect(await sessionsOf(account)).toEqual([]);
  const ofTicket = (path: string, code?: string) =>
    call(`/auth/second-factor/${path}`, { data: { data: { ticket: body.error.details.ticket, code } } });
  const code = new TOTP({ secret: (await ofTicket('setup')).body.data.secret }).generate();
  const { jwt: token, recoveryCodes } = (await ofTicket('confirmation', code)).body;
  const found = async () => (await call('/second-factor', { token })).body.data;
  expect(await found()).toMatchObject({ isOn: true, provider: 'openid' });
  const remove = (data: object) => call('/second-factor/removal', { token, data: { data } });
  expect((await remove({ password: account.password })).status).toBe(400);
  expect((await remove({ code: recoveryCodes[0] })).status).toBe(200);
  expect(await found()).toMatchObject({ isOn: false });
});

test.each([
  ['is blocked', async () => (await staffOfProvider({ blocked: true })).email, true],
  ['signs in by password', async () => (await createAccount({ backend, role: 'staff' })).email, true],
  ['does not exist', async () => 'stranger@elsewhere.example', true],
  ['has an address the provider does not vouch for', async () => (await staffOfProvider()).email, false],
])('a social sign-in opens nothing when the account %s', async (_, email, isVerified) => {
  const { end, answer } = await signInAs(await email(), { isVerified });
  expect([...end.searchParams]).toEqual([['error', 'refused']]);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).not.toContain('"jwt"');
});

test('a social sign-in is refused with a state that is not the one it began with, or when the account was blocked on the way; a social sign-in is worth nothing in another browser than the one it began in, nor is a token of the provider itself, or a provider that is off', async () => {
  const account = await staffOfProvider();
  const person = { email: account.email };
  expect([...(await walk({ person, forgeState: true })).searchParams]).toEqual([['error', 'refused']]);
  const end = await walk({ person, secret: 'secret-of-this-browser' });
  for (const secret of ['', 'secret-of-another-one']) expect((await finish(end, secret)).status).toBe(400);
  // Nor does what began without a browser's secret open anything where one is brought.
  expect((await finish(await walk({ person }), 'secret-of-this-browser')).status).toBe(400);
  const asked = await allow(`${provider.OPENID_AUTHORIZE_URL}?redirect_uri=${SITE}`, person);
  const { searchParams } = new URL(asked.headers.get('location') ?? '');
  searchParams.set('client_secret', provider.OPENID_CLIENT_SECRET ?? '');
  const tokens = await fetch(provider.OPENID_TOKEN_URL ?? '', { method: 'POST', body: searchParams });
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await tokens.json());
  const given = (path: string) => call(`${path}?access_token=${token}`);
  expect((await given('/auth/openid/callback')).status).toBe(400);
  expect((await given('/auth/google/callback')).status).toBe(400);
  expect((await call('/connect/google')).status).toBe(400);
  expect(await sessionsOf(account)).toEqual([]);

  const late = await walk({ person, secret: 'a-secret' });
  await users().update({ documentId: await documentIdOf(account), data: { blocked: true } } as never);
  expect((await finish(late, 'a-secret')).status).toBe(403);
});
