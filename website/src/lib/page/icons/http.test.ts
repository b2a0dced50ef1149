import { expect, it } from 'vitest';
import { startLocalServer } from '@/test/local-server';
import { createHttp } from './http';

async function countRequests({ status, method }: { status: number; method: string }): Promise<number> {
  const server = await startLocalServer([{ status, body: {} }]);
  await createHttp({ baseUrl: server.baseUrl })('/x', { method }).catch(() => undefined);
  return server.requests.length;
}

const ONCE_AGAIN = [408, 409, 425, 429, 500, 502, 503, 504].map((status) => ['GET', status, 2] as const);
const NEVER = [400, 404, 501].map((status) => ['GET', status, 1] as const);
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, 503, 1] as const);

const ALL = [...ONCE_AGAIN, ...NEVER, ...WRITES];
it.each(ALL)('a %s that is answered %i is sent %i times', async (method, status, times) =>
  expect(await countRequests({ status, method })).toBe(times),
);

it('the general HTTP client reads JSON under its base address', async () => {
  const server = await startLocalServer([{ status: 200, body: { ok: true } }]);
  expect(await createHttp({ baseUrl: server.baseUrl })('/a/b')).toEqual({ ok: true });
  expect(server.requests[0]?.url).toBe('/a/b');
});
