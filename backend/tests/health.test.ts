import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

test('the health address answers without saying anything about the backend', async () => {
  const response = await fetch(`${backend.url}/_health`);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});
