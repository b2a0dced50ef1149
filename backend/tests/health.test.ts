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

test.each([undefined, 'http://127.0.0.1:3000', 'https://elsewhere.example', 'null'])(
  'a page of the origin %s may not read an answer',
  async (origin) => {
    const headers = { ...backend.websiteHeaders, ...(origin ? { Origin: origin } : {}) };
    const response = await fetch(`${backend.url}/api/doctors`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
  },
);
