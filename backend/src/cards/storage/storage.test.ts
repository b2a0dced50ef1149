import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardStorage, localStorage, s3Storage } from './storage';

let directory: string;
let server: S3rver;
let bucket: CardStorage;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clinic-cards-'));
  // A real server that speaks the protocol and checks signatures, with these as its only keys.
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(directory, 's3'),
    configureBuckets: [{ name: 'cards' }],
  });
  const { port } = await server.run();
  bucket = s3Storage({
    bucket: 'cards',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
});
afterAll(async () => {
  await server?.close();
  await rm(directory, { recursive: true, force: true });
});

const newName = () => randomBytes(32).toString('hex');
const storages: [string, () => CardStorage][] = [
  ['a folder', () => localStorage(join(directory, 'local'))],
  ['a bucket', () => bucket],
];

describe.each(storages)('cards in %s', (_, storage) => {
  test('come back as they were put, and are gone once removed', async () => {
    const card = { name: newName(), content: randomBytes(300_000) };
    await storage().put(card);
    expect(await storage().get(card.name)).toEqual(card.content);
    await storage().remove(card.name);
    expect(await storage().get(card.name)).toBeNull();
  });

  test('that are not there are no fault', async () => {
    expect(await storage().get(newName())).toBeNull();
    await storage().remove(newName());
  });

  test.each(['../clinic.db', '/etc/passwd', '', `${'a'.repeat(63)}/`, 'A'.repeat(64)])(
    'have no other names than ours: %j',
    async (name) => {
      await expect(storage().get(name)).rejects.toThrow('Not the name');
      await expect(storage().put({ name, content: Buffer.from('x') })).rejects.toThrow('Not the name');
      await expect(storage().remove(name)).rejects.toThrow('Not the name');
    },
  );
});

describe('the folder', () => {
  const name = newName();
  const folder = () => join(directory, 'private');
  beforeAll(() => localStorage(folder()).put({ name, content: Buffer.from('x') }));

  test('holds nothing unfinished', async () => expect(await readdir(folder())).toEqual([name]));

  // Windows knows no such modes.
  test.skipIf(process.platform === 'win32')('can be entered by its owner only', async () => {
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600);
  });
});

test('a bucket that refuses our keys is a fault, not an empty answer', async () => {
  const { port } = new URL('http://127.0.0.1:1');
  const unreachable = s3Storage({
    bucket: 'cards',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'x',
    secretAccessKey: 'y',
  });
  await expect(unreachable.get(newName())).rejects.toThrow();
});
