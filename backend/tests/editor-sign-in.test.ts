import { expect, test } from 'vitest';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const { STAFF_EMAIL: email = '', EDITOR_PASSWORD: right = '' } = backend.environment;

async function signIn(address: string, password: string) {
  const { status } = await fetch(`${backend.url}/admin/login`, {
    method: 'POST',
    headers: { ...backend.websiteHeaders, 'Content-Type': 'application/json', 'X-Client-IP': address },
    body: JSON.stringify({ email, password }),
  });
  return status;
}

test('guesses at the editor from many addresses are slowed by the account, and its owner comes in', async () => {
  const guess = (last: number) => signIn(`198.51.100.${last}`, 'A-wrong-guess-1');
  expect(await signIn('192.0.2.1', right)).toBe(200);
  for (let last = 1; last <= 20; last += 1) expect(await guess(last)).toBe(400);
  let isOwnerIn = false;
  const late = [21, 22, 23].map(async (last) => ({ status: await guess(last), waited: isOwnerIn }));
  // From where the owner signed in before, nobody waits, while the guesses wait for their turn.
  expect(await signIn('192.0.2.1', right)).toBe(200);
  isOwnerIn = true;
  const answers = await Promise.all(late);
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(3);
  expect(answers.map(({ waited }) => waited)).toContain(true);
});
