import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../../../tests/support/folder';
import { type CardStorage, localStorage, s3Storage } from './storage';

const directory = emptyFolder();
// A real server that speaks the protocol and checks signatures, with these as its only keys.
const server = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(directory, 's3') },
  configureBuckets: [{ name: 'cards' }],
});
const bucketAt = (port: number, key: string) =>
  s3Storage({
    ...{ bucket: 'cards', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
    ...{ accessKeyId: key, secretAccessKey: key },
  });
const bucket = bucketAt((await server.run()).port, 'S3RVER');
afterAll(() => server.close());

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
    // Removing a missing file is no fault.
    await storage().remove(card.name);
  });

  test.each(['../clinic.db', `${'a'.repeat(63)}/`])('have no other names than ours: %j', async (name) => {
    await expect(storage().get(name)).rejects.toThrow('Not the name');
    await expect(storage().put({ name, content: Buffer.from('x') })).rejects.toThrow('Not the name');
    await expect(storage().remove(name)).rejects.toThrow('Not the name');
  });
});

test('the folder holds nothing unfinished, and can be entered by its owner only', async () => {
  const [name, folder] = [newName(), join(directory, 'private')];
  await localStorage(folder).put({ name, content: Buffer.from('x') });
  expect(await readdir(folder)).toEqual([name]);
  // Windows knows no such modes.
  if (process.platform === 'win32') return;
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await modeOf(folder), await modeOf(join(folder, name))]).toEqual([0o700, 0o600]);
});

test('a bucket that cannot be reached is a fault, not an empty answer', async () => {
  await expect(bucketAt(1, 'x').get(newName())).rejects.toThrow();
});
