import { expect, it } from 'vitest';
import { startLocalServer } from '@/test/local-server';
import { createHttp } from './http';

async function countRequests({ status, method }: { status: number; method: string }): Promise<number> {
  const server = await startLocalServer([{ status, body: {} }]);
  await createHttp({ baseUrl: server.baseUrl })('/x', { method }).catch(() => undefined);
  return server.requests.length;
}

it.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is repeated once after %i', async (status) => {
  expect(await countRequests({ status, method: 'GET' })).toBe(2);
});

it.each([400, 401, 403, 404, 410, 422, 501])('a GET is not repeated after %i', async (status) => {
  expect(await countRequests({ status, method: 'GET' })).toBe(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never repeated', async (method) => {
  expect(await countRequests({ status: 503, method })).toBe(1);
});

it('the general HTTP client reads JSON under its base address', async () => {
  const server = await startLocalServer([{ status: 200, body: { ok: true } }]);
  expect(await createHttp({ baseUrl: server.baseUrl })('/a/b')).toEqual({ ok: true });
  expect(server.requests[0]?.url).toBe('/a/b');
});
