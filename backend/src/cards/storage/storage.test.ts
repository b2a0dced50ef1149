import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

const newName = () => randomBytes(32).toString('hex');
const storages: [string, CardStorage][] = [
  ['a folder', localStorage(join(directory, 'local'))],
  ['a bucket', bucketAt(environment.S3_ENDPOINT)],
];

test.each(storages)('cards in %s come back whole, by our names', async (_, { put, get, remove }) => {
  const card = { name: newName(), content: randomBytes(300_000) };
  await put(card);
  expect(await get(card.name)).toEqual(card.content);
  await remove(card.name);
  expect(await get(card.name)).toBeNull();
  // Removing a missing file is no fault.
  await remove(card.name);
  for (const name of ['../clinic.db', `${'a'.repeat(63)}/`]) {
    await expect(get(name)).rejects.toThrow('Not the name');
    await expect(put({ name, content: Buffer.from('x') })).rejects.toThrow('Not the name');
    await expect(remove(name)).rejects.toThrow('Not the name');
  }
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
