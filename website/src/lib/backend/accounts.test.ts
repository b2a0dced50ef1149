import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Answer, startLocalServer } from '@/test/local-server';

/** The address of a visitor, and the token of their browser. */
let visitor: { address?: string; device?: string } = {};
vi.mock('next/headers', () => ({
  headers: async () => new Headers(visitor.address ? { 'x-forwarded-for': visitor.address } : {}),
  cookies: async () => ({ get: () => (visitor.device ? { value: visitor.device } : undefined) }),
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The settings are read once per process, so each test loads the modules anew against its own server. */
async function load(...answers: [Answer, ...Answer[]]) {
  const server = await startLocalServer(answers);
  vi.resetModules();
  vi.stubEnv('BACKEND_URL', server.baseUrl);
  const [accounts, client] = await Promise.all([import('./accounts'), import('./client')]);
  return { accounts, client, requests: server.requests };
}

const session: Answer = { status: 200, body: { jwt: 'token', user: { id: 1 } } };
const done: Answer = { status: 200, body: { ok: true } };
const person = { email: 'a@b.example', password: 'x' };
const passwords = { password: 'new one', passwordConfirmation: 'new one' };

it('the account calls of the specification sign in, register and reset answer with the session, those of mails and passwords with nothing, and the current user is asked for with the token and the params given', async () => {
  const user = { status: 200, body: { id: 7 } };
  const { accounts, requests } = await load(session, session, session, done, done, done, user);
  expect(await accounts.signIn({ identifier: 'a@b.example', password: 'x' })).toEqual({ jwt: 'token' });
  expect(await accounts.register(person)).toEqual({ jwt: 'token' });
  expect(await accounts.resetPassword({ code: 'c', ...passwords })).toEqual({ jwt: 'token' });
  await accounts.requestPasswordReset({ email: 'a@b.example' });
  await accounts.sendEmailConfirmation({ email: 'a@b.example' });
  const token = z.string().brand<'AccountToken'>().parse('t');
  await accounts.changePassword(token, { currentPassword: 'old', ...passwords });
  const asked = { populate: { role: true } };
  expect(await accounts.getCurrentUser('t', z.object({ id: z.number() }), asked)).toEqual({ id: 7 });
  expect(requests.slice(0, 3).map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
    ['POST', '/api/auth/local', { identifier: 'a@b.example', password: 'x' }],
    ['POST', '/api/auth/local/register', person],
    ['POST', '/api/auth/reset-password', { code: 'c', ...passwords }],
  ]);
  expect(requests.slice(3).map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/auth/forgot-password', undefined],
    ['/api/auth/send-email-confirmation', undefined],
    ['/api/auth/change-password', 'Bearer t'],
    ['/api/users/me?populate[role]=true', 'Bearer t'],
  ]);
});

it('the account calls of the specification give no session while a registration waits for its confirmation, and refuse an answer without a token', async () => {
  const waiting = await load({ status: 200, body: { user: { id: 1 } } });
  expect(await waiting.accounts.register(person)).toBeNull();
  const { accounts } = await load({ status: 200, body: { user: {} } });
  await expect(accounts.signIn({ identifier: 'a', password: 'b' })).rejects.toThrow();
});

it('the account calls of the specification pass the token of a known browser on and give the next one back, and name the visitor only together with the key of this website', async () => {
  const { accounts, requests } = await load({ status: 200, body: { jwt: 'token', device: 'next' } });
  const given = { identifier: 'a', password: 'b' };
  visitor = { device: 'known' };
  const session = await accounts.signIn(given);
  expect(session).toEqual({ jwt: 'token', device: 'next' });
  visitor = { address: '203.0.113.9' };
  await accounts.signIn(given);
  visitor = {};
  const [unnamed, named] = requests.map(({ headers }) => headers);
  expect(unnamed).toMatchObject({ 'x-device': 'known' });
  for (const name of ['x-client-ip', 'x-website-key']) expect(unnamed).not.toHaveProperty(name);
  expect(named).toMatchObject({ 'x-client-ip': '203.0.113.9', 'x-website-key': 'WEBSITE_KEY-0123456789' });
});

it('the error hook fires for every failure until it is removed, and writes down faults of the backend, without what was asked', async () => {
  const { client } = await load({ status: 500 });
  const fail = () =>
    expect(client.backendRequest({ method: 'GET', path: '/appointments/ABCD-1234' })).rejects.toThrow();
  const hook = vi.fn();
  const remove = client.onBackendError(hook);
  await fail();
  expect(hook).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/appointments/ABCD-1234' }));
  remove();
  await fail();
  expect(hook).toHaveBeenCalledTimes(1);
  const fault = { method: 'GET', area: '/appointments', status: 500, name: 'UnknownError' };
  expect(console.error).toHaveBeenCalledWith('backend call failed', fault);
});
