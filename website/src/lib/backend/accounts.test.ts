import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Answer, startLocalServer } from '@/test/local-server';
import { stubSettings } from '@/test/secrets';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The settings are read once per process, so each test loads the modules anew against its own server. */
async function load(...answers: [Answer, ...Answer[]]) {
  const server = await startLocalServer(answers);
  vi.resetModules();
  stubSettings({ BACKEND_URL: server.baseUrl, BACKEND_VERSION: 'v5' });
  const [accounts, client] = await Promise.all([import('./accounts'), import('./client')]);
  return { accounts, client, baseUrl: server.baseUrl, requests: server.requests };
}

const session: Answer = { status: 200, body: { jwt: 'token', user: { id: 1 } } };
const done: Answer = { status: 200, body: { ok: true } };
const person = { email: 'a@b.example', password: 'x' };
const passwords = { password: 'new one', passwordConfirmation: 'new one' };

it('the account calls of the specification sign in, register and reset answer with the session', async () => {
  const { accounts, requests } = await load(session);
  expect(await accounts.signIn({ identifier: 'a@b.example', password: 'x' })).toEqual({ jwt: 'token' });
  expect(await accounts.register(person)).toEqual({ jwt: 'token' });
  expect(await accounts.resetPassword({ code: 'c', ...passwords })).toEqual({ jwt: 'token' });
  expect(requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
    ['POST', '/api/auth/local', { identifier: 'a@b.example', password: 'x' }],
    ['POST', '/api/auth/local/register', person],
    ['POST', '/api/auth/reset-password', { code: 'c', ...passwords }],
  ]);
});

it('the account calls of the specification read nothing from the answers of the password and confirmation calls', async () => {
  const { accounts, requests } = await load(done);
  await accounts.requestPasswordReset({ email: 'a@b.example' });
  await accounts.sendEmailConfirmation({ email: 'a@b.example' });
  const token = z.string().brand<'AccountToken'>().parse('t');
  await accounts.changePassword(token, { currentPassword: 'old', ...passwords });
  const calls = ['forgot-password', 'send-email-confirmation', 'change-password'];
  expect(requests.map(({ url }) => url)).toEqual(calls.map((call) => `/api/auth/${call}`));
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, 'Bearer t']);
});

it('the account calls of the specification ask for the current user with the token and the params given', async () => {
  const { accounts, requests } = await load({ status: 200, body: { id: 7, role: { type: 'staff' } } });
  const schema = z.object({ id: z.number() });
  expect(await accounts.getCurrentUser('t', schema, { populate: { role: true } })).toEqual({ id: 7 });
  expect(requests[0]?.url).toBe('/api/users/me?populate[role]=true');
  expect(requests[0]?.headers.authorization).toBe('Bearer t');
});

it('the account calls of the specification finish and begin a social sign-in', async () => {
  const { accounts, requests, baseUrl } = await load(session);
  const given = { provider: 'google', accessToken: 'a b', proof: 'secret', clientIp: '203.0.113.9' };
  expect(await accounts.completeProviderSignIn(given)).toEqual({ jwt: 'token' });
  expect(requests[0]?.url).toBe('/api/auth/google/callback?access_token=a%20b');
  expect(requests[0]?.headers).toMatchObject({ 'x-sign-in-proof': 'secret', 'x-client-ip': '203.0.113.9' });
  const begin = (given: { proofHash?: string }) =>
    accounts.providerSignInUrl({ provider: 'google', ...given });
  expect(begin({})).toBe(`${baseUrl}/api/connect/google`);
  expect(begin({ proofHash: 'a-b' })).toBe(`${baseUrl}/api/connect/google?proof=a-b`);
});

it('the account calls of the specification give no session while a registration waits for its confirmation, and refuse an answer without a token', async () => {
  const waiting = await load({ status: 200, body: { user: { id: 1 } } });
  expect(await waiting.accounts.register(person)).toBeNull();
  const { accounts } = await load({ status: 200, body: { user: {} } });
  await expect(accounts.signIn({ identifier: 'a', password: 'b' })).rejects.toThrow();
});

it('the account calls of the specification pass the token of a known browser on, and give the next one back', async () => {
  const { accounts, requests } = await load({ status: 200, body: { jwt: 'token', device: 'next' } });
  const session = await accounts.signIn({ identifier: 'a', password: 'b' }, { device: 'known' });
  expect(session).toEqual({ jwt: 'token', device: 'next' });
  expect(requests[0]?.headers['x-device']).toBe('known');
});

it('the account calls of the specification name the visitor to the backend only together with the key of this website', async () => {
  const { accounts, requests } = await load(session);
  await accounts.signIn({ identifier: 'a', password: 'b' }, { clientIp: '203.0.113.9' });
  await accounts.signIn({ identifier: 'a', password: 'b' });
  const [named, unnamed] = requests.map(({ headers }) => headers);
  expect(named).toMatchObject({ 'x-client-ip': '203.0.113.9', 'x-website-key': 'WEBSITE_KEY-0123456789' });
  expect(unnamed).not.toHaveProperty('x-client-ip');
  expect(unnamed).not.toHaveProperty('x-website-key');
});

const refusal = { data: null, error: { status: 400, name: 'ValidationError', message: 'Invalid' } };

it('the error hook fires for every failure until it is removed', async () => {
  const { accounts, client } = await load({ status: 400, body: refusal });
  const hook = vi.fn();
  const remove = client.onBackendError(hook);
  await expect(accounts.signIn({ identifier: 'a', password: 'b' })).rejects.toMatchObject({ status: 400 });
  expect(hook).toHaveBeenCalledTimes(1);
  expect(hook.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/auth/local' });
  remove();
  await expect(accounts.signIn({ identifier: 'a', password: 'b' })).rejects.toMatchObject({ status: 400 });
  expect(hook).toHaveBeenCalledTimes(1);
});

it('the error hook writes down faults of the backend, without what was asked', async () => {
  const { client } = await load({ status: 500 });
  const path = '/appointments/by-number/ABCD-1234';
  await expect(client.backendRequest({ method: 'GET', path })).rejects.toMatchObject({ status: 500 });
  const fault = { method: 'GET', area: '/appointments', status: 500, name: 'UnknownError' };
  expect(console.error).toHaveBeenCalledWith('backend call failed', fault);
});
