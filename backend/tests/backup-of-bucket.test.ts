import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { backUpFiles, restoreFiles } from './support/back-up-files';
import { startBucket } from './support/s3';

const bucket = await startBucket();
const folder = mkdtempSync(join(tmpdir(), 'clinic-bucket-backup-'));
const backup = {
  file: join(folder, 'one.tar.age'),
  into: join(folder, 'read'),
  settings: bucket.environment,
};
afterEach(() => bucket.meet('pass'));
afterAll(() => rmSync(folder, { recursive: true }));

const card = 'a'.repeat(64);
const first: Record<string, Buffer> = {
  [`cards/${card}`]: Buffer.from([0, 1, 2, 255]),
  'uploads/room.jpg': Buffer.from('a picture of a room'),
  'uploads/door.jpg': Buffer.from('a picture of a door'),
};
const inBucket = async () =>
  Object.fromEntries(
    await Promise.all((await bucket.keys()).map(async (key) => [key, await bucket.read(key)] as const)),
  );

test('a bucket that fails leaves no backup', async () => {
  for (const [key, content] of Object.entries(first)) await bucket.put(key, content);
  bucket.meet(({ method, key }) => (method === 'GET' && key.endsWith('door.jpg') ? 'refuse' : 'pass'));
  await expect(backUpFiles(backup)).rejects.toThrow();
  expect([existsSync(backup.file), existsSync(`${backup.file}.part`)]).toEqual([false, false]);
});

test('what was in a bucket comes back by its backup, what came since stays, what was replaced is put aside', async () => {
  expect(await backUpFiles(backup)).toEqual(Object.keys(first).sort());
  const { [`cards/${card}`]: kept, ...pictures } = first;
  await bucket.remove(`cards/${card}`);
  const red = Buffer.from('a red door');
  const later = Buffer.from('a picture of a wall');
  await bucket.put('uploads/door.jpg', red);
  await bucket.put('uploads/wall.jpg', later);
  const aside = join(folder, 'aside');
  await restoreFiles({ from: backup.into, aside, settings: bucket.environment });
  expect(readFileSync(join(aside, 'uploads', 'door.jpg'))).toEqual(red);
  expect(await inBucket()).toEqual({ ...pictures, [`cards/${card}`]: kept, 'uploads/wall.jpg': later });
});
