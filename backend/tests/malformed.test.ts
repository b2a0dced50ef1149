import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf, read } from './support/clinic';
import { formOf, photograph } from './support/pictures';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | ReadableStream;
}

function send({ path, headers, ...given }: Asked): Promise<Response> {
  const type = given.body === undefined ? {} : { 'Content-Type': 'application/json' };
  const asked = { ...given, duplex: 'half', headers: { ...type, ...headers } };
  return fetch(backend.url + path, asked as RequestInit);
}

const asWebsite = () => backend.websiteHeaders;
const asEditor = () => ({ Authorization: `Bearer ${editor}` });

async function expectRefusal(asked: Asked, status: number) {
  const answer = await send(asked);
  const error = expect.objectContaining({ status, name: expect.any(String) });
  expect([answer.status, await answer.json()]).toEqual([status, { data: null, error }]);
}

const backend = await startStrapi();
const { STAFF_EMAIL: email, EDITOR_PASSWORD: password } = backend.environment;
const body = JSON.stringify({ email, password });
const signedIn = await send({ method: 'POST', path: '/admin/login', body });
const editor: string = dataOf(await read(signedIn)).token;

test.each([
  'filters[$or][$and]=true',
  'filters=a&filters=b',
  'filters[$and]=a',
  'filters[name][$between]=a',
  'filters[name][$not]=a&filters[name][$not]=b&filters[$or]=x',
  '_q=a&_q=b',
  '_q[$eq]=a',
  'fields=__proto__',
  'sort=__proto__',
  'populate=constructor',
  'pagination[start]=99999999999999999999',
  'pagination[page]=1.5',
  'pagination=x',
])('a query that cannot be read is refused: %s', async (query) => {
  for (const path of ['/api/doctors', '/api/booking-setting'])
    await expectRefusal({ path: `${path}?${query}`, headers: asWebsite() }, 400);
  const path = `/content-manager/collection-types/api::doctor.doctor?${query}`;
  await expectRefusal({ path, headers: asEditor() }, 400);
});

test.each([
  'filters[$or][0][name][$containsi]=a&filters[$or][1][slug][$in][0]=b&sort=name:asc&pagination[page]=1',
  'filters[$and][0][number][$between][0]=1&filters[$and][0][number][$between][1]=9&fields[0]=name',
  'filters[name][$not][$null]=true&pagination[limit]=-1&pagination[withCount]=true&_q=a',
  'populate[specialties][fields][0]=name&pagination[pageSize]=5',
])('a query as the website asks is answered: %s', async (query) => {
  expect((await send({ path: `/api/doctors?${query}`, headers: asWebsite() })).status).toBe(200);
});

test('a name that Strapi misses only while it makes the query is refused to an editor', async () => {
  const sorted = '/admin/roles?sort[]=..';
  const filtered = '/content-manager/collection-types/api::branch.branch?filters[$eq][0]=a';
  for (const path of [sorted, filtered]) await expectRefusal({ path, headers: asEditor() }, 400);
});

test.each([
  ['a packed body', { headers: { 'Content-Encoding': 'gzip' }, body: '{}' }, 415],
  ['XML', { headers: { 'Content-Type': 'application/xml' }, body: '<a/>' }, 415],
  ['plain text', { headers: { 'Content-Type': 'text/plain' }, body: 'a' }, 415],
  ['broken JSON', { body: '{"data":' }, 400],
  ['a list', { body: '[1]' }, 400],
])('%s is refused on every call', async (_, given, status) => {
  for (const path of ['/admin/register', '/admin/login', '/api/appointments', '/api/auth/local', '/nothing'])
    await expectRefusal({ method: 'POST', path, ...given }, status);
});

test('a body of the calls is bounded before it is read, whether it says how long it is or not', async () => {
  const path = '/api/contact-messages';
  const body = JSON.stringify({ data: { message: 'x'.repeat(70_000) } });
  await expectRefusal({ method: 'POST', path, body, headers: asWebsite() }, 413);
  await expectRefusal({ method: 'POST', path, body: new Blob([body]).stream(), headers: asWebsite() }, 411);
});

test('a call without a body is refused by what it needs, not by a fault', async () => {
  for (const path of ['/admin/register', '/admin/reset-password', '/api/holds', '/api/auth/local']) {
    const { status } = await send({ method: 'POST', path, headers: asWebsite() });
    expect({ path, isFault: status >= 500 }).toEqual({ path, isFault: false });
  }
});

test.each(['PROPFIND', 'LINK', 'SEARCH'])('%s is no method of any call', async (method) => {
  await expectRefusal({ method, path: '/api/doctors' }, 405);
});

test('calls about times are answered while the booking settings are missing', async () => {
  const answer = await send({ path: '/api/availability?doctor=a&branch=b', headers: asWebsite() });
  expect(answer.status).toBeLessThan(500);
});

const listTemporaryFiles = () => readdirSync(join(backend.environment.DATA_DIR ?? '', 'tmp'));

const sendFiles = (path: string, headers: Record<string, string> = {}, field = 'other') => {
  const form = new FormData();
  form.append(field, new Blob([Buffer.alloc(1_000_000)]), 'big.bin');
  form.append(field, new Blob([Buffer.alloc(1_000)]), 'small.bin');
  return fetch(`${backend.url}${path}`, { method: 'POST', body: form, headers });
};

test('files are refused before they are stored, those for the editor from all but administrators', async () => {
  for (const path of ['/api/nope', '/api/appointments', '/api/upload', '/nope', '/api/auth/local'])
    expect((await sendFiles(path)).status).toBe(415);
  const strangers: Record<string, string>[] = [{}, { Authorization: 'Bearer nonsense' }];
  for (const headers of strangers) expect((await sendFiles('/upload', headers)).status).toBe(401);
  expect(listTemporaryFiles()).toEqual([]);
});

test('what an administrator sends leaves nothing behind, under any field name, nor when it is broken off', async () => {
  for (const field of ['files', 'other']) {
    expect((await sendFiles('/upload', asEditor(), field)).status).toBeGreaterThanOrEqual(400);
    await until(() => listTemporaryFiles().length === 0);
  }
  const body = formOf({ 'small.jpg': await photograph({ width: 16 }) });
  const kept = await fetch(`${backend.url}/upload`, { method: 'POST', body, headers: asEditor() });
  expect(kept.status).toBe(201);
  await until(() => listTemporaryFiles().length === 0);

  const head = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png';
  const form = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1_000_000 };
  const upload = request(`${backend.url}/upload`, { method: 'POST', headers: { ...asEditor(), ...form } });
  upload.on('error', () => {}).write(`--x\r\n${head}\r\n\r\n${'abc'.repeat(50_000)}`);
  await until(() => listTemporaryFiles().length > 0);
  upload.destroy();
  await until(() => listTemporaryFiles().length === 0);
});
