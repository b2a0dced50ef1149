import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

const signIn = (headers: Record<string, string>) =>
  fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: 'nobody@clinic.example', password: 'wrong-password-1' }),
  });
const statuses = async (headers: (index: number) => Record<string, string>) => {
  const answers: number[] = [];
  for (let index = 0; index < 12; index += 1) answers.push((await signIn(headers(index))).status);
  return answers;
};

test('the website may say for which visitor it asks, each visitor has a limit of its own', async () => {
  const key = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  expect(await statuses((index) => ({ ...key, 'X-Client-IP': `203.0.113.${index}` }))).not.toContain(429);
  expect(await statuses(() => ({ ...key, 'X-Client-IP': '203.0.113.200' }))).toContain(429);
});

test('nobody else can escape the limit by naming another address', async () => {
  const answers = await statuses((index) => ({
    'X-Client-IP': `198.51.100.${index}`,
    'X-Forwarded-For': `198.51.100.${index}`,
    'X-Website-Key': 'not the key',
  }));
  expect(answers).toContain(429);
});
