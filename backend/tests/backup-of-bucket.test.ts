import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from './support/folder';
import { startBucket } from './support/s3';
import { loadScript } from './support/scripts';

const { listFiles, restoreFiles } = await loadScript('scripts/backup/files.mjs');
const archive = await loadScript('scripts/backup/archive.mjs');
const { placesOf } = await loadScript('scripts/backup/places.mjs');

const bucket = await startBucket();
const folder = emptyFolder();
const [file, into] = [join(folder, 'one.tar.age'), join(folder, 'read')];
const places = placesOf(bucket.environment);

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

/** Writes the pictures and cards to an archive as a backup does, opens it, and gives the names in it. */
async function backUpFiles(): Promise<string[]> {
  const { identity, recipient } = await archive.makeKeys();
  const about = { version: 1, began: new Date().toISOString(), database: 'sqlite', rows: {} };
  await archive.writeArchive({ file, entries: await listFiles(places), about, recipients: [recipient] });
  const { files } = await archive.readArchive({ file, identity, into });
  return Object.keys(files).sort();
}

test('a bucket that fails leaves no backup; what was in it comes back by one, what came since stays, what was replaced is put aside', async () => {
  for (const [key, content] of Object.entries(first)) await bucket.put(key, content);
  bucket.meet(({ method, key }) => (method === 'GET' && key.endsWith('door.jpg') ? 'refuse' : 'pass'));
  await expect(backUpFiles()).rejects.toThrow();
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  bucket.meet('pass');

  expect(await backUpFiles()).toEqual(Object.keys(first).sort());
  const { [`cards/${card}`]: kept, ...pictures } = first;
  await bucket.remove(`cards/${card}`);
  const red = Buffer.from('a red door');
  const later = Buffer.from('a picture of a wall');
  await bucket.put('uploads/door.jpg', red);
  await bucket.put('uploads/wall.jpg', later);
  const aside = join(folder, 'aside');
  await restoreFiles({ from: into, aside, places, moveAside: async () => {} });
  expect(readFileSync(join(aside, 'uploads', 'door.jpg'))).toEqual(red);
  expect(await inBucket()).toEqual({ ...pictures, [`cards/${card}`]: kept, 'uploads/wall.jpg': later });
});
