import { expect, test } from 'vitest';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const { STAFF_EMAIL: email = '', EDITOR_PASSWORD: right = '' } = backend.environment;

/** A sign-in to the editor from an address, and how long its answer took. */
async function signIn(address: string, password: string) {
  const startedAt = performance.now();
  const { status } = await fetch(`${backend.url}/admin/login`, {
    method: 'POST',
    headers: { ...backend.websiteHeaders, 'Content-Type': 'application/json', 'X-Client-IP': address },
    body: JSON.stringify({ email, password }),
  });
  return { status, ms: performance.now() - startedAt };
}

test('guesses at the editor from many addresses are slowed by the account, and its owner comes in', async () => {
  expect((await signIn('192.0.2.1', right)).status).toBe(200);
  for (let address = 1; address <= 20; address += 1)
    expect((await signIn(`198.51.100.${address}`, 'A-wrong-guess-1')).status).toBe(400);
  const late = await Promise.all([21, 22, 23].map((last) => signIn(`198.51.100.${last}`, 'A-wrong-guess-1')));
  const statuses = late.map(({ status }) => status).sort();
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(3);
  expect(Math.max(...late.map(({ ms }) => ms))).toBeGreaterThan(10_000);
  // From where the owner signed in before, nobody waits.
  const owner = await signIn('192.0.2.1', right);
  expect(owner.status).toBe(200);
  expect(owner.ms).toBeLessThan(10_000);
});
