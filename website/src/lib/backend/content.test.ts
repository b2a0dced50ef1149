import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Answer, startLocalServer } from '@/test/local-server';

const editor = vi.hoisted(() => ({ pass: '' }));
vi.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: editor.pass !== '' }),
  cookies: async () => ({ get: () => ({ value: editor.pass }) }),
}));

const doctorSchema = z.object({ documentId: z.string(), locale: z.string(), name: z.string() });
const en = (documentId: string) => ({ documentId, locale: 'en', name: documentId });
const list = (data: unknown[], total = data.length): Answer => ({
  ...{ status: 200, body: { data, meta: { pagination: { total } } } },
});
const fault = (status: number): Answer => ({
  status,
  body: { data: null, error: { status, name: status === 404 ? 'NotFoundError' : 'Fault', message: 'x' } },
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The settings are read once per process, so each test loads the modules anew against its own server. */
async function load(answers: [Answer, ...Answer[]]) {
  const server = await startLocalServer(answers);
  vi.resetModules();
  vi.stubEnv('BACKEND_URL', server.baseUrl);
  return { requests: server.requests, ...(await import('./content')), ...(await import('./localized')) };
}

const read = { schema: doctorSchema, tags: ['doctor'] };
const one = { collection: 'doctors', schema: doctorSchema, token: 't' };

it('reading content reads once a second for pages that are made per request, unwraps data, counts all matches and sends the read token', async () => {
  const { findMany, requests } = await load([list([en('a')], 12)]);
  const { runRender } = await import('../request/request-context');
  const ask = () => findMany({ collection: 'doctors', ...read });
  const perRequest = () => runRender({ isPerRequestPage: true }, ask);
  await Promise.all([perRequest(), perRequest()]);
  expect(requests).toHaveLength(1);
  expect(await ask()).toEqual({ items: [en('a')], total: 12 });
  expect(requests).toHaveLength(2);
  expect(requests[0]?.headers.authorization).toBe('Bearer BACKEND_TOKEN-0123456789');
});

it('reading content gives null for an entry that does not exist, and throws for every other failure, a 404 without an error body, a list that does not exist and another shape', async () => {
  const { findOne, findSingle, findMany, requests } = await load([fault(404)]);
  expect(await findOne({ id: '../users?x', ...one })).toBeNull();
  // An id does not reach another address.
  expect(requests[0]?.url).toBe('/api/doctors/..%2Fusers%3Fx');
  expect(requests[0]?.headers.authorization).toBe('Bearer t');
  expect(await findSingle({ name: 'home', ...read })).toBeNull();
  await expect(findMany({ collection: 'doctors', ...read })).rejects.toMatchObject({ status: 404 });
  for (const answer of [fault(500), { status: 404 }]) {
    const { findOne } = await load([answer]);
    await expect(findOne({ id: 'x', ...one })).rejects.toThrow();
  }
  const odd = await load([list([{ documentId: 7 }])]);
  await expect(odd.findMany({ collection: 'doctors', ...read })).rejects.toThrow(/documentId/);
});

it('writing content posts and puts the data in an envelope and deletes by id', async () => {
  const content = await load([{ status: 200, body: { data: en('a') } }]);
  const entry = { collection: 'doctors', data: { name: 'a' }, schema: doctorSchema, token: 't' };
  expect(await content.createEntry(entry)).toEqual(en('a'));
  expect(await content.updateEntry({ ...entry, id: 'a' })).toEqual(en('a'));
  await content.removeEntry({ collection: 'doctors', id: 'a', token: 't' });
  expect(content.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/doctors', '{"data":{"name":"a"}}'],
    ['PUT', '/api/doctors/a', '{"data":{"name":"a"}}'],
    ['DELETE', '/api/doctors/a', ''],
  ]);
});

it('reading in the language of the page takes a single type from the other language when it has no translation', async () => {
  const { findSingleInLocale, requests } = await load([fault(404), { status: 200, body: { data: en('h') } }]);
  expect(await findSingleInLocale({ name: 'home', locale: 'ar', ...read })).toEqual(en('h'));
  const url = '/api/home?fields[0]=locale&fields[1]=name&locale=';
  expect(requests.map((request) => request.url)).toEqual([`${url}ar`, `${url}en`]);
});

it('pages that are made at a build wait longer for the backend than a visitor', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { findMany } = await load([list([en('a')])]);
  await findMany({ collection: 'doctors', ...read });
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  await findMany({ collection: 'doctors', ...read });
  const [visitor = 0, build = 0] = timeout.mock.calls.map(([ms]) => ms);
  expect(build).toBeGreaterThan(4 * visitor);
});

it('a preview leaves out drafts that lack something, which fail a page of the site', async () => {
  const unfinished = { ...en('b'), name: null };
  const answers: [Answer, ...Answer[]] = [
    list([en('a'), unfinished]),
    { status: 200, body: { data: unfinished } },
    list([en('a'), unfinished]),
  ];
  const { findMany, findSingle } = await load(answers);
  const { makePreviewPass } = await import('../request/preview-pass');
  editor.pass = makePreviewPass('WEBSITE_KEY-0123456789', Date.now());
  expect(await findMany({ collection: 'doctors', ...read })).toEqual({ items: [en('a')], total: 2 });
  expect(await findSingle({ name: 'home', ...read })).toBeNull();
  editor.pass = '';
  await expect(findMany({ collection: 'doctors', ...read })).rejects.toThrow(/name/);
});
