import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketStore } from '../move/stores.mjs';
import { listEntries } from './archive.mjs';
import { fileKinds } from './places.mjs';

/** @typedef {import('./places.mjs').Places} Places */

/**
 * Lists contract cards and pictures for a backup, wherever they are.
 *
 * @param {Places} places
 * @returns {Promise<import('./archive.mjs').Entry[]>}
 */
export async function listFiles(places) {
  const lists = fileKinds(places).map(async ({ prefix, folder, bucket }) => {
    if (!bucket) return listEntries({ folder, prefix });
    const store = bucketStore({ place: bucket, prefix });
    // Some tools keep a folder as an object of its own.
    const names = (await store.list()).filter((name) => name !== '' && !name.endsWith('/'));
    return names.map((name) => ({ name: prefix + name, read: () => store.read(name) }));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Puts the files of a backup where the site keeps them. What is in a folder is moved aside before; a bucket keeps what the backup
 * does not have, and what it replaces is put aside.
 *
 * @param {{ places: Places, from: string, aside: string, moveAside: (place: string) => Promise<void> }} options from: the folder
 *   with the files of the backup
 */
export async function restoreFiles({ places, from, aside, moveAside }) {
  for (const { prefix, folder, bucket } of fileKinds(places)) {
    const source = join(from, prefix);
    mkdirSync(source, { recursive: true, mode: 0o700 });
    if (bucket) {
      await fillBucket({ store: bucketStore({ place: bucket, prefix }), source, aside: join(aside, prefix) });
      continue;
    }
    await moveAside(folder);
    await cp(source, folder, { recursive: true });
  }
}

/** @param {{ store: import('../move/stores.mjs').Store, source: string, aside: string }} options */
async function fillBucket({ store, source, aside }) {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(source.length);
    const content = readFileSync(path);
    const there = await store.read(name);
    if (there?.content.equals(content)) continue;
    if (there) {
      mkdirSync(dirname(join(aside, name)), { recursive: true, mode: 0o700 });
      await writeFile(join(aside, name), there.content, { mode: 0o600 });
    }
    const hash = createHash('sha256').update(content).digest('hex');
    await store.write({ name, content, hash, modified: new Date() });
  }
}

/**
 * Says what a backup of an earlier version left in a bucket.
 *
 * @param {import('./archive.mjs').Manifest} manifest
 * @returns {string[]} none of today's
 */
export function describeLeftOut({ bucket, picturesBucket }) {
  return [
    ...(picturesBucket ? [`pictures are in the bucket ${picturesBucket}`] : []),
    ...(bucket ? [`cards are in the bucket ${bucket}`] : []),
  ];
}
