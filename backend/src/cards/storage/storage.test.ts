import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../../tests/support/folder';
import { startBucket } from '../../../tests/support/s3';
import { type CardStorage, localStorage, s3Storage } from './storage';

const directory = emptyFolder();
const { environment } = await startBucket();
const bucketAt = (endpoint: string) =>
  s3Storage({
    ...{ bucket: environment.S3_BUCKET, region: 'us-east-1', endpoint },
    ...{ accessKeyId: environment.S3_ACCESS_KEY_ID, secretAccessKey: environment.S3_SECRET_ACCESS_KEY },
  });
const bucket = bucketAt(environment.S3_ENDPOINT);

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
  await expect(bucketAt('http://127.0.0.1:1').get(newName())).rejects.toThrow();
});
