import { expect, test } from 'vitest';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();

/** An account of its own for each case, because failures of one account slow whoever tries it next. */
const signIn = ({ account, headers }: { account: string; headers: Record<string, string> }) =>
  fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: `${account}@clinic.example`, password: 'wrong-password-1' }),
  });
const statuses = async (account: string, headers: (index: number) => Record<string, string>) => {
  const answers: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    answers.push((await signIn({ account, headers: headers(index) })).status);
  }
  return answers;
};

test('the website may say for which visitor it asks, each visitor has a limit of its own', async () => {
  const key = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  const many = await statuses('many', (index) => ({ ...key, 'X-Client-IP': `203.0.113.${index}` }));
  expect(many).not.toContain(429);
  expect(await statuses('one', () => ({ ...key, 'X-Client-IP': '203.0.113.200' }))).toContain(429);
});

test('nobody else can escape the limit by naming another address', async () => {
  const answers = await statuses('stranger', (index) => ({
    'X-Client-IP': `198.51.100.${index}`,
    'X-Forwarded-For': `198.51.100.${index}`,
    'X-Website-Key': 'not the key',
  }));
  expect(answers).toContain(429);
});
