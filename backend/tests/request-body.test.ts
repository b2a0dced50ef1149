import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const backend = await startStrapi();

const listTemporaryFiles = () => readdirSync(join(backend.environment.DATA_DIR ?? '', 'tmp'));
const send = ({
  path,
  headers,
  field = 'other',
}: {
  path: string;
  headers?: Record<string, string>;
  field?: string;
}) => {
  const form = new FormData();
  form.append(field, new Blob([Buffer.alloc(1_000_000)]), 'big.bin');
  form.append(field, new Blob([Buffer.alloc(1_000)]), 'small.bin');
  return fetch(`${backend.url}${path}`, { method: 'POST', body: form, headers });
};

async function signIn(): Promise<string> {
  const response = await fetch(`${backend.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: backend.environment.STAFF_EMAIL,
      password: backend.environment.STAFF_PASSWORD,
    }),
  });
  return (await readAnswer<{ token: string }>(response)).data.token;
}

test.each([
  '/api/nope',
  '/api/appointments',
  '/api/contact-messages',
  '/api/upload',
  '/nope',
  '/api/auth/local',
])('files sent to %s are refused before they are stored', async (path) => {
  expect((await send({ path })).status).toBe(415);
  expect(listTemporaryFiles()).toEqual([]);
});

test('the editor takes files from administrators only', async () => {
  expect((await send({ path: '/upload' })).status).toBe(401);
  expect((await send({ path: '/upload', headers: { Authorization: 'Bearer nonsense' } })).status).toBe(401);
  expect(listTemporaryFiles()).toEqual([]);
});

test('what an administrator sends leaves nothing behind, under any field name', async () => {
  const headers = { Authorization: `Bearer ${await signIn()}` };
  for (const field of ['files', 'other']) {
    expect((await send({ path: '/upload', headers, field })).status).toBeGreaterThanOrEqual(400);
    await until(() => listTemporaryFiles().length === 0);
  }
  const form = new FormData();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.append('files', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'pixel.png');
  expect((await fetch(`${backend.url}/upload`, { method: 'POST', body: form, headers })).status).toBe(201);
  await until(() => listTemporaryFiles().length === 0);
});

test('a broken off upload leaves nothing behind', async () => {
  const headers = {
    Authorization: `Bearer ${await signIn()}`,
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const body = new ReadableStream({
    start(controller) {
      const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
      controller.enqueue(`${head}${'abc'.repeat(50_000)}`);
      const breakOff = () => controller.error(new Error('broken off'));
      until(() => listTemporaryFiles().length > 0).then(breakOff, breakOff);
    },
  });
  const init: RequestInit = {
    method: 'POST',
    body: body.pipeThrough(new TextEncoderStream()),
    headers,
    duplex: 'half',
  };
  await expect(fetch(`${backend.url}/upload`, init)).rejects.toThrow();
  await until(() => listTemporaryFiles().length === 0);
});

test('a long JSON body to the API is refused', async () => {
  const response = await fetch(`${backend.url}/api/contact-messages`, {
    method: 'POST',
    headers: { ...backend.websiteHeaders, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: { message: 'x'.repeat(70_000) } }),
  });
  expect(response.status).toBe(413);
});

test('a body that is not JSON is a wrong request, and its words are not repeated', async () => {
  const response = await fetch(`${backend.url}/api/contact-messages`, {
    method: 'POST',
    headers: { ...backend.websiteHeaders, 'Content-Type': 'application/json' },
    body: '{"data":{"name":"Mona Hassan"',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('Mona');
});
