import type { IncomingHttpHeaders } from 'node:http';
import { expect, test, vi } from 'vitest';
import { serve } from '@/test/serve';
import { runInRequest } from '../request/request-context';
import { passRequestIds } from './pass-request-id';

const ID = '0123456789abcdef0123456789abcdef';
const KEY = 'WEBSITE_KEY-0123456789';

/** A server that tells the headers it was asked with. */
const listen = () => serve((request, response) => void response.end(JSON.stringify(request.headers)));
const [backend, another] = await Promise.all([listen(), listen()]);
vi.stubEnv('BACKEND_URL', `${backend.base}/`);
passRequestIds();

async function ask(url: string, init?: RequestInit): Promise<IncomingHttpHeaders> {
  return (await fetch(url, init)).json();
}

test('a call of the backend says on account of which request it is made, by the key of the website, which it has once; nobody else is told, nor outside of a request', async () => {
  const given: Record<string, string>[] = [{}, { 'X-Website-Key': KEY }];
  for (const headers of given) {
    const told = await runInRequest(ID, () => ask(`${backend.base}/api/doctors`, { headers }));
    expect(told).toMatchObject({ 'x-request-id': ID, 'x-website-key': KEY });
  }
  const elsewhere = await runInRequest(ID, () => ask(another.base));
  for (const asked of [elsewhere, await ask(backend.base)]) {
    expect(asked).not.toHaveProperty('x-request-id');
    expect(asked).not.toHaveProperty('x-website-key');
  }
});
