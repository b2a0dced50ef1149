import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCaller } from './support/accounts';
import { read } from './support/clinic';
import { createAccount } from './support/staff';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;
let provider: Server;
/** Whom the provider says the person at the browser is. */
let person = '';
const { call, users, documentIdOf } = accountCaller(() => backend);

/** A small OAuth 2 server: asks nobody, gives a code, a token for it, and the address of the person. */
async function startProvider(): Promise<string> {
  provider = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'a-code');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      response.writeHead(302, { Location: back.href }).end();
      return;
    }
    const answer = url.pathname === '/token' ? { access_token: 'a-token' } : { email: person };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  backend = await startStrapi();
  const address = await startProvider();
  backend.strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add('clinic', {
      enabled: true,
      icon: '',
      grantConfig: {},
      authCallback: async ({ accessToken }: { accessToken: string }) => {
        const answer = await fetch(`${address}/me`, { headers: { Authorization: `Bearer ${accessToken}` } });
        return { username: person, ...Object(await answer.json()) };
      },
    });
  await backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' }).set({
    value: {
      clinic: {
        enabled: true,
        key: 'a-key',
        secret: 'a-secret',
        callback: 'http://127.0.0.1:9/back',
        scope: ['email'],
        authorize_url: `${address}/authorize`,
        access_url: `${address}/token`,
        oauth: 2,
        state: true,
        redirect_uri: `${backend.url}/api/connect/clinic/callback`,
      },
    },
  });
});
afterAll(async () => {
  provider?.close();
  await backend?.stop();
});

/** Walks through the redirects as a browser does, up to the page the provider's settings name. */
async function signInAs(email: string, { forgeState = false } = {}) {
  person = email;
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  let next = `${backend.url}/api/connect/clinic`;
  for (let hop = 0; hop < 6 && !next.startsWith('http://127.0.0.1:9/'); hop += 1) {
    if (forgeState) next = next.replace(/(callback\?.*state=)[^&]+/, '$1forged');
    const answer = await fetch(next, { redirect: 'manual', headers: { Cookie: cookies() } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const address = new URL(answer.headers.get('location') ?? 'http://127.0.0.1:9/', next).href;
    // The configured port; the backend under test listens on any that is free.
    next = address
      .replace('http://127.0.0.1:1337', backend.url)
      .replace('http://localhost:1337', backend.url);
  }
  const path = '/api/auth/clinic/callback?access_token=a-token';
  return read(await fetch(`${backend.url}${path}`, { headers: { Cookie: cookies() } }));
}

async function staffOfProvider(data: Record<string, unknown> = {}) {
  const account = await createAccount({ backend, role: 'staff' });
  const documentId = await documentIdOf(account);
  await users().update({ documentId, data: { provider: 'clinic', ...data } } as never);
  return account;
}

describe('a social sign-in', () => {
  test('opens the account with the same address that is set up for it, and gives its rights', async () => {
    const answer = await signInAs((await staffOfProvider()).email);
    expect(answer.status).toBe(200);
    const me = await call('/users/me', { token: answer.body.jwt });
    expect(me.body.staff).toEqual({ role: 'staff', scope: null });
  });

  test('asks for the second factor that is required, and leaves no session behind', async () => {
    const account = await staffOfProvider({ secondFactorRequired: true });
    const answer = await signInAs(account.email);
    expect([answer.status, answer.body.error.name]).toEqual([403, 'SecondFactorRequiredError']);
    expect(JSON.stringify(answer.body)).not.toContain('jwt');
    const where = { user_id: String(account.id) };
    expect(await backend.strapi.db.connection('strapi_sessions').where(where)).toEqual([]);
  });

  test.each([
    ['is blocked', async () => (await staffOfProvider({ blocked: true })).email],
    ['signs in by password', async () => (await createAccount({ backend, role: 'staff' })).email],
    ['does not exist', async () => 'stranger@elsewhere.example'],
  ])('opens nothing when the account %s', async (_, email) => {
    const answer = await signInAs(await email());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).not.toContain('jwt');
  });

  test('is refused with a state that is not the one it began with', async () => {
    const answer = await signInAs((await staffOfProvider()).email, { forgeState: true });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});
