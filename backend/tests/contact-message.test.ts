import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAnswer } from './support/json';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi();
});
afterAll(() => backend?.stop());

const message = { name: 'منى حسن', email: 'mona@example.org', message: 'When are you open?\nThank you' };
const send = (data: unknown, headers: Record<string, string> = backend.websiteHeaders) =>
  fetch(`${backend.url}/api/contact-messages`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
const codesOf = async (data: unknown) => {
  const response = await send(data);
  expect(response.status).toBe(400);
  const { error } = await readAnswer(response);
  return error.details.errors.map(({ path, code }) => `${path.join('.')} ${code}`);
};

test('a message is kept as new, and its words are not sent back', async () => {
  const response = await send({ ...message, language: 'ar' });
  expect(response.status).toBe(201);
  const { data } = await readAnswer<{ documentId: string }>(response);
  expect(Object.keys(data)).toEqual(['documentId']);
  const stored = await backend.strapi.db
    .query('api::contact-message.contact-message')
    .findOne({ where: { documentId: data.documentId } });
  expect(stored).toMatchObject({ ...message, language: 'ar', handling: 'new' });
});

test('only the website may hand one in', async () => {
  expect((await send(message, {})).status).toBe(403);
});

test('each bad field is named', async () => {
  expect(await codesOf({})).toEqual(['name required', 'email required', 'message required']);
  expect(await codesOf({ ...message, email: 'mona' })).toEqual(['email invalid']);
  expect(await codesOf({ ...message, name: 'x'.repeat(121) })).toEqual(['name tooLong']);
  expect(await codesOf({ ...message, name: 'Mona\r\nBcc: all@example.org' })).toEqual(['name invalid']);
  expect(await codesOf({ ...message, handling: 'done', id: 1 })).toEqual([
    'handling unknownField',
    'id unknownField',
  ]);
  expect(await codesOf(null)).toEqual(['data required']);
});
