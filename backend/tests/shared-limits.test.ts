import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consume } from '../src/platform/limits/limits';
import { valkeyStore } from '../src/platform/limits/valkey-store';
import { accountCaller } from './support/accounts';
import { ask, createBooker, freshTime, pluck, startClinic } from './support/clinic';
import { loadScript } from './support/scripts';
import { type SecondBackend, startSecondBackend } from './support/second-backend';
import { createAccount } from './support/staff';
import { until } from './support/until';

const { startValkey } = await loadScript('scripts/lib/valkey.mjs');

/** Looks at appointments that one address may have in a minute. */
const LOOKUPS = 30;

let addresses = 0;

const { backend, clinic } = await startClinic();
const second = await startSecondBackend();

function newAddress(): string {
  addresses += 1;
  return `192.0.2.${addresses}`;
}

/** The answers of so many calls of an address, half of them at each of two backends, some at a time. */
async function callBoth(urls: [string, string], times: number) {
  const headers = { 'X-Client-IP': newAddress() };
  const counts: Record<number, number> = {};
  const line = async (url: string) => {
    for (let turn = 0; turn < times / 8; turn += 1) {
      const { status } = await ask({ ...backend, url }, '/appointments/by-number/NOT-THERE', { headers });
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(urls.flatMap((url) => [0, 1, 2, 3].map(() => line(url))));
  return counts;
}

type Try = { url: string; address: string; identifier: string; password: string };

async function signInAt({ url, address, ...data }: Try): Promise<number> {
  const { call } = accountCaller({ ...backend, url });
  const key = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  return (await call('/auth/local', { data, headers: { ...key, 'X-Client-IP': address } })).status;
}

test('with PostgreSQL alone 200 calls over two backends are limited like 200 at one', async () => {
  expect(await callBoth([backend.url, second.url], 200)).toEqual({ 404: LOOKUPS, 429: 200 - LOOKUPS });
});

test('with PostgreSQL alone failed sign-ins count wherever they are tried, and an account that many guess at is tried at one pace at all backends together', async () => {
  const { email: identifier, password } = await createAccount({ backend, role: 'staff' });
  const guessAt = (url: string, address: string) => signInAt({ url, address, identifier, password: 'wrong' });
  // From two addresses: each one's tries with one account end at ten.
  const addresses = [newAddress(), newAddress(), newAddress()];
  for (let turn = 0; turn < 20; turn += 1) {
    const url = turn % 4 < 2 ? backend.url : second.url;
    expect(await guessAt(url, addresses[turn % 2] ?? '')).toBe(400);
  }
  for (const { url } of [backend, second])
    expect(await signInAt({ url, address: addresses[0] ?? '', identifier, password })).toBe(429);
  const turns = async () => pluck(await backend.db('sign_in_limits').whereLike('key', 'turn:%'), 'points');
  expect(await turns()).toEqual([]);
  expect(await guessAt(backend.url, addresses[2] ?? '')).toBe(400);
  expect(await turns()).toEqual([1]);
  let isAnswered = false;
  const next = guessAt(second.url, addresses[2] ?? '').finally(() => {
    isAnswered = true;
  });
  // It has asked for its turn, and waits until the one taken at the first backend has ended.
  await until(async () => (await turns())[0] === 2);
  expect(isAnswered).toBe(false);
  await next;
});

const agent = new Agent({ keepAlive: true });

/** A call whose body is given later, and the answer it gets. */
function begin({ method, path, length }: { method: string; path: string; length?: number }) {
  const headers = {
    ...backend.websiteHeaders,
    ...(length === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': length, 'idempotency-key': randomUUID() }),
  };
  const sent = request(`${second.url}${path}`, { agent, method, headers });
  const answer = new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    sent.once('error', reject).once('response', (came: IncomingMessage) => {
      const { statusCode: status = 0, headers: named } = came;
      came.resume().once('end', () => resolve({ status, connection: named.connection }));
    });
  });
  return { sent, answer };
}

test('a backend that is told to end finishes a booking that is on its way, answers on connections at rest, and ends', async () => {
  const other = createBooker({ ...backend, url: second.url }, clinic);
  const read = () => {
    const { sent, answer } = begin({ method: 'GET', path: '/api/doctors' });
    sent.end();
    return answer;
  };
  // Two connections: one carries half a booking, one is at rest.
  const body = JSON.stringify({ data: other.request({ startsAt: freshTime() }) });
  const booking = begin({ method: 'POST', path: '/api/appointments', length: Buffer.byteLength(body) });
  booking.sent.write(body.slice(0, 20));
  expect(await read()).toEqual({ status: 200, connection: 'keep-alive' });

  const ended = second.end('SIGTERM');
  await until(async () => !(await fetch(`${second.url}/health/live`).catch(() => null)));
  booking.sent.end(body.slice(20));
  expect(await booking.answer).toEqual({ status: 201, connection: 'close' });
  expect(await read()).toEqual({ status: 200, connection: 'close' });
  expect(await ended).toBe(0);
  agent.destroy();
});

describe('with Valkey', () => {
  let valkey: { url: string; pid: number; port: number; stop: () => Promise<void> };
  let pair: SecondBackend[] = [];
  const call = () => callBoth([pair[0]?.url ?? '', pair[1]?.url ?? ''], 200);
  const isTogether = async () => (await call())[404] === LOOKUPS;

  beforeAll(async () => {
    valkey = await startValkey();
    const start = () => startSecondBackend({ VALKEY_URL: valkey.url });
    pair = [await start(), await start()];
  });
  afterAll(async () => {
    for (const one of pair) await one.stop();
    await valkey?.stop();
  });

  test('200 calls over two backends are limited like 200 at one, and PostgreSQL counts none; while it hangs or is gone, each backend limits for itself and works on, and they count together once it is back', async () => {
    const keys = async (): Promise<string[]> => backend.db('call_limits').pluck('key');
    const before = await keys();
    expect(await call()).toEqual({ 404: LOOKUPS, 429: 200 - LOOKUPS });
    // A job removes those that have ended.
    expect((await keys()).filter((key) => !before.includes(key))).toEqual([]);

    const alone = { 404: 2 * LOOKUPS, 429: 200 - 2 * LOOKUPS };
    process.kill(valkey.pid, 'SIGSTOP');
    expect(await call()).toEqual(alone);
    process.kill(valkey.pid, 'SIGCONT');
    await until(isTogether);
    await valkey.stop();
    expect(await call()).toEqual(alone);
    const ready = await fetch(`${pair[0]?.url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'degraded', checks: { valkey: 'failed' } });
    const patient = createBooker({ ...backend, url: pair[0]?.url ?? '' }, clinic);
    expect((await patient.book({ startsAt: freshTime() })).status).toBe(201);
    // A new one, which knows nothing.
    valkey = await startValkey({ port: valkey.port });
    await until(isTogether);
  });

  test('of which a backend says once that it is away and once that it is back, and that is there at no start', async () => {
    await valkey.stop();
    const said: string[] = [];
    const store = valkeyStore({ url: valkey.url, onFault: (words) => said.push(words) });
    const limiter = store.makeLimiter({ name: 'test', points: 2, duration: 3600 });
    const count = async () => (await consume(limiter, 'one')).consumedPoints;
    expect([await count(), await count(), await count()]).toEqual([1, 2, 3]);
    await until(() => said.length === 1);
    valkey = await startValkey({ port: valkey.port });
    await until(() => said.length === 2);
    expect([await count(), await count()]).toEqual([1, 2]);
    await valkey.stop();
    await until(() => said.length === 3);
    // Goes on with what was counted here before.
    expect(await count()).toBe(4);
    store.close?.();
    const expected = ['Valkey is away', 'Valkey is back', 'Valkey is away'];
    expect(said.map((words) => words.split(':')[0])).toEqual(expected);
  });
});
