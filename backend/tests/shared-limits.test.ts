import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClinic } from './support/clinic';
import { type SecondBackend, startSecondBackend } from './support/second-backend';
import { createAccount } from './support/staff';
import type { TestBackend } from './support/strapi';
import { until } from './support/until';
import { startValkey, type TestValkey } from './support/valkey';

/** Looks at appointments that one address may have in a minute. */
const LOOKUPS = 30;

let backend: TestBackend;
let second: SecondBackend;
let addresses = 0;

beforeAll(async () => {
  ({ backend } = await startClinic());
  second = await startSecondBackend();
});
afterAll(async () => {
  await second?.stop();
  await backend?.stop();
});

/** An address nothing was counted for. */
function newAddress(): string {
  addresses += 1;
  return `192.0.2.${addresses}`;
}

async function lookUp({ url, address }: { url: string; address: string }): Promise<number> {
  const headers = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'], 'X-Client-IP': address };
  const response = await fetch(`${url}/api/appointments/by-number/NOT-THERE`, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** The answers of so many calls of an address, half of them at each of two backends, some at a time. */
async function callBoth({ urls, times }: { urls: [string, string]; times: number }) {
  const address = newAddress();
  const counts: Record<number, number> = {};
  const line = async (url: string) => {
    for (let turn = 0; turn < times / 8; turn += 1) {
      const status = await lookUp({ url, address });
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(urls.flatMap((url) => [0, 1, 2, 3].map(() => line(url))));
  return counts;
}

describe('with PostgreSQL alone', () => {
  test('200 calls over two backends are limited like 200 at one', async () => {
    const counts = await callBoth({ urls: [backend.url, second.url], times: 200 });
    expect(counts).toEqual({ 404: LOOKUPS, 429: 200 - LOOKUPS });
  });

  test('failed sign-ins count wherever they are tried', async () => {
    const account = await createAccount({ backend, role: 'staff' });
    const address = newAddress();
    const tryAt = async (url: string, password: string) => {
      const response = await fetch(`${url}/api/auth/local`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Website-Key': backend.websiteHeaders['X-Website-Key'],
          'X-Client-IP': address,
        },
        body: JSON.stringify({ identifier: account.email, password }),
      });
      return response.status;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await tryAt(backend.url, 'wrong')).toBe(400);
      expect(await tryAt(second.url, 'wrong')).toBe(400);
    }
    expect(await tryAt(backend.url, account.password)).toBe(429);
    expect(await tryAt(second.url, account.password)).toBe(429);
  });
});

describe('with Valkey', () => {
  let valkey: TestValkey;
  let pair: SecondBackend[] = [];
  const call = () => callBoth({ urls: [pair[0]?.url ?? '', pair[1]?.url ?? ''], times: 200 });
  const isTogether = async () => (await call())[404] === LOOKUPS;

  beforeAll(async () => {
    valkey = await startValkey();
    pair = [
      await startSecondBackend({ VALKEY_URL: valkey.url }),
      await startSecondBackend({ VALKEY_URL: valkey.url }),
    ];
  });
  afterAll(async () => {
    for (const one of pair) await one.stop();
    await valkey?.stop();
  });

  test('200 calls over two backends are limited like 200 at one, and PostgreSQL counts none', async () => {
    const rows = () => backend.strapi.db.connection('call_limits').count({ total: '*' }).first();
    const before = await rows();
    expect(await call()).toEqual({ 404: LOOKUPS, 429: 200 - LOOKUPS });
    expect(await rows()).toEqual(before);
  });

  test('that hangs, every call is answered, each backend limits for itself, and they count together after it', async () => {
    process.kill(valkey.pid, 'SIGSTOP');
    expect(await call()).toEqual({ 404: 2 * LOOKUPS, 429: 200 - 2 * LOOKUPS });
    process.kill(valkey.pid, 'SIGCONT');
    await until(isTogether);
  });

  test('that is gone, each backend limits for itself', async () => {
    await valkey.stop();
    expect(await call()).toEqual({ 404: 2 * LOOKUPS, 429: 200 - 2 * LOOKUPS });
    const ready = await fetch(`${pair[0]?.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', checks: expect.objectContaining({ valkey: 'failed' }) }),
    ]);
  });
});
