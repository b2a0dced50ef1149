import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { health } from '../src/contract/health';
import { pluck } from './support/clinic';
import { signInEditor } from './support/editor';
import { addressesOf, formOf, photograph, rowsOfPictures } from './support/pictures';
import { askRaw, startBucket } from './support/s3';
import { startStrapi } from './support/strapi';

const bucket = await startBucket();
const backend = await startStrapi({ env: bucket.environment });
const editor = await signInEditor(backend);
afterEach(async () => {
  bucket.meet('pass');
  for (const { id } of await rows()) await editor.call('DELETE', `/upload/files/${id}`);
});

const rows = () => rowsOfPictures(backend.strapi);
const keysOf = (addresses: string[]) => addresses.map((address) => address.slice(1));

/** A picture in the media library, in every size that Strapi makes. */
async function uploadOne(options: { width?: number; background?: string } = {}) {
  const { status } = await editor.upload(formOf({ 'room.jpg': await photograph(options) }));
  expect(status).toBe(201);
  return (await rows()).at(-1) ?? expect.fail('There is no row');
}

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${address}`, { headers });

test('a picture in a bucket is there in every size, under the address it has in the folder, and the folder stays empty; it is asked for as browsers do: by its tag, its date, a part, its headers alone', async () => {
  const row = await uploadOne();
  const { url } = row;
  const addresses = addressesOf(row);
  expect(Object.keys(row.formats ?? {}).sort()).toEqual(['large', 'medium', 'small', 'thumbnail']);
  expect(addresses.every((address) => /^\/uploads\/[\w.-]+\.jpg$/.test(address))).toBe(true);
  expect(await bucket.keys()).toEqual(keysOf(addresses));
  const folder = join(backend.environment.PUBLIC_DIR ?? '', 'uploads');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  for (const address of addresses) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await bucket.read(address.slice(1)));
  }

  const whole = Buffer.from(await (await get(url)).arrayBuffer());
  const first = await fetch(`${backend.url}${url}`, { method: 'HEAD' });
  const [etag = '', date = ''] = ['etag', 'last-modified'].map((name) => first.headers.get(name) ?? '');
  expect([first.status, first.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  expect(await first.text()).toBe('');
  // Beside such a header fetch says that it wants nothing kept.
  const statusFor = async (headers: Record<string, string>) =>
    (await askRaw({ url: backend.url, path: url, headers })).status;
  expect(await statusFor({ 'If-None-Match': etag })).toBe(304);
  expect(await statusFor({ 'If-Modified-Since': date })).toBe(304);
  expect(await statusFor({ 'If-None-Match': '"another"' })).toBe(200);
  const part = await get(url, { Range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  expect((await get(url, { Range: `bytes=${whole.length}-` })).status).toBe(416);
  for (const Range of ['bytes=0-1,3-4', 'bytes=x-']) expect((await get(url, { Range })).status).toBe(200);
  expect((await get(url, { Range: 'bytes=0-1', 'If-Range': '"former"' })).status).toBe(200);
});

test('a picture in a bucket is replaced under its address, and sizes it has no more are gone', async () => {
  const { id, url } = await uploadOne();
  const smaller = await photograph({ width: 600, background: '#7a0b10' });
  expect((await editor.upload(formOf({ 'other.jpg': smaller }), `/upload?id=${id}`)).status).toBe(200);
  const [row] = await rows();
  expect(row && addressesOf(row)).toEqual(expect.arrayContaining([url]));
  expect(await bucket.keys()).toEqual(keysOf(row ? addressesOf(row) : []));
  expect(Object.keys(row?.formats ?? {}).sort()).toEqual(['small', 'thumbnail']);
  expect(pluck((await editor.call('GET', '/upload/files')).body.results, 'url')).toEqual([url]);
});

const secret = 'a'.repeat(64);
const ways = ['../cards/', '..%2fcards%2f', '%2e%2e/cards/', '%2e%2e%2fcards%2f', '..%252fcards%252f'];
const more = ['/cards/', '%2fcards%2f', './../cards/', 'x/../../cards/', '..%5ccards%5c', '..\\cards\\'];
const others = ['%00../cards/', '..%00/cards/', '%c0%ae%c0%ae/cards/', '?/../cards/', ';/../cards/'];
const written = [...ways, ...more, ...others].map((way) => `/uploads/${way}${secret}`);
const besides = [`/cards/${secret}`, `/uploads/../cards/${secret}`, `/UPLOADS/../cards/${secret}`];
const folders = ['/uploads', '/uploads/', '/uploads/.', '/uploads/..', '/uploads/%2e', '/uploads//'];

test('nothing but pictures is read, whatever is asked for, and none that was left in the folder', async () => {
  writeFileSync(join(backend.environment.PUBLIC_DIR ?? '', 'uploads', 'left.jpg'), await photograph());
  await bucket.put(`cards/${secret}`, Buffer.from('a contract card'));
  await bucket.put('uploads/', Buffer.from('a folder'));
  for (const path of [...written, ...besides, ...folders]) {
    const { status, body } = await askRaw({ url: backend.url, path });
    expect([400, 404], path).toContain(status);
    expect(body).not.toMatch(/a contract card|a folder/);
  }
  await Promise.all([bucket.remove(`cards/${secret}`), bucket.remove('uploads/')]);
  for (const path of ['/uploads/left.jpg', '/UPLOADS/left.jpg'])
    expect((await askRaw({ url: backend.url, path })).status).toBe(404);
});

test('a bucket that fails as it is asked for a picture: 503, and pages come', async () => {
  const { url } = await uploadOne();
  for (const fate of ['refuse', 'hang', 'cut'] as const) {
    bucket.meet(fate);
    const answer = await get(url);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect((await get('/api/doctors', backend.websiteHeaders)).status).toBe(200);
    const ready = await get('/health/ready');
    const found = health.parse(await ready.json());
    expect([ready.status, found.status]).toEqual([200, 'degraded']);
    expect(found.checks).toMatchObject({ database: 'ok', cards: 'failed', pictures: 'failed' });
    bucket.meet('pass');
    expect((await get(url)).status).toBe(200);
  }
  // In the middle of one: the reader sees that it is not whole.
  bucket.meet('stall');
  const answer = await get(url);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
});

test('a bucket that fails as one size is stored is said in words, and nothing stays; as the second of two is stored, the first is there whole', async () => {
  bucket.meet(({ method, key }) => (method === 'PUT' && key.includes('/large_') ? 'hang' : 'pass'));
  const answer = await editor.upload(formOf({ 'room.jpg': await photograph() }));
  expect(answer.status).toBe(503);
  expect(answer.body.error.message).toContain('not responding');
  expect([await rows(), await bucket.keys()]).toEqual([[], []]);
  bucket.meet(({ method, key }) => (method === 'PUT' && key.includes('second') ? 'refuse' : 'pass'));
  const content = await photograph();
  expect((await editor.upload(formOf({ 'first.jpg': content, 'second.jpg': content }))).status).toBe(503);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(await bucket.keys()).toEqual(keysOf(row ? addressesOf(row) : []));
});

test.each(['thumbnail_room', 'room'])(
  'a bucket that fails as %s is removed: the row stays, and removing again ends it',
  async (name) => {
    const { id, url } = await uploadOne();
    const isMet = (key: string) => key.startsWith(`uploads/${name}`);
    bucket.meet(({ method, key }) => (method === 'DELETE' && isMet(key) ? 'refuse' : 'pass'));
    expect((await editor.call('DELETE', `/upload/files/${id}`)).status).toBe(503);
    expect((await rows()).map((row) => row.id)).toEqual([id]);
    expect((await get(url)).status).toBe(200);
    bucket.meet('pass');
    expect((await editor.call('DELETE', `/upload/files/${id}`)).status).toBe(200);
    expect([await rows(), await bucket.keys(), (await get(url)).status]).toEqual([[], [], 404]);
  },
);
