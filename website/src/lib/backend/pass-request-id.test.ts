import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FORMS_KEY } from '@/test/forms-key';
import { runInRequest } from '../request-context';
import { passRequestIds } from './pass-request-id';

const ID = '0123456789abcdef0123456789abcdef';
const KEY = 'k'.repeat(32);

/** A server that tells the headers it was asked with. */
async function listen() {
  const server = http.createServer((request, response) => void response.end(JSON.stringify(request.headers)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let backend: Awaited<ReturnType<typeof listen>>;
let another: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  [backend, another] = await Promise.all([listen(), listen()]);
  for (const name of ['BACKEND_TOKEN', 'REVALIDATE_SECRET']) vi.stubEnv(name, 'x'.repeat(32));
  vi.stubEnv('WEBSITE_KEY', KEY);
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', FORMS_KEY);
  vi.stubEnv('BACKEND_URL', `${backend.url}/`);
  passRequestIds();
});
afterAll(() => {
  for (const { server } of [backend, another]) server.close().closeAllConnections();
  vi.unstubAllEnvs();
});

async function ask(url: string, init?: RequestInit): Promise<IncomingHttpHeaders> {
  return (await fetch(url, init)).json();
}

test('a call of the backend says on account of which request it is made, by the key of the website', async () => {
  const asked = await runInRequest({ requestId: ID, work: () => ask(`${backend.url}/api/doctors`) });
  expect(asked).toMatchObject({ 'x-request-id': ID, 'x-website-key': KEY });
});

test('a call that has the key already has it once', async () => {
  const headers = { 'X-Website-Key': KEY };
  const asked = await runInRequest({ requestId: ID, work: () => ask(backend.url, { headers }) });
  expect(asked).toMatchObject({ 'x-request-id': ID, 'x-website-key': KEY });
});

test('nobody else is told, and outside of a request there is nothing to tell', async () => {
  const elsewhere = await runInRequest({ requestId: ID, work: () => ask(another.url) });
  const outside = await ask(backend.url);
  for (const asked of [elsewhere, outside]) {
    expect(asked).not.toHaveProperty('x-request-id');
    expect(asked).not.toHaveProperty('x-website-key');
  }
});
