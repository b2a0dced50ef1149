import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const scripts = join(resolve(import.meta.dirname, '../../..'), 'scripts');
const load = (path: string) => import(pathToFileURL(join(scripts, path)).href);

/**
 * Writes cards and pictures to an encrypted archive as `npm run backup` does, and opens it as `npm run restore` does.
 *
 * @returns the names in it, sorted
 */
export async function backUpFiles(options: {
  file: string;
  into: string;
  settings: Record<string, string>;
}): Promise<string[]> {
  const [{ listFiles }, archive, { placesOf }] = await Promise.all([
    load('backup/files.mjs'),
    load('backup/archive.mjs'),
    load('backup/places.mjs'),
  ]);
  const { identity, recipient } = await archive.makeKeys();
  const about = { version: 1, began: new Date().toISOString(), database: 'sqlite', rows: {} };
  const { file, into } = options;
  const entries = await listFiles(placesOf(options.settings));
  await archive.writeArchive({ file, entries, about, recipients: [recipient] });
  const { files } = await archive.readArchive({ file, identity, into });
  return Object.keys(files).sort();
}

/** Puts them back as `npm run restore` does. */
export async function restoreFiles({
  settings,
  ...options
}: {
  from: string;
  aside: string;
  settings: Record<string, string>;
}): Promise<void> {
  const [{ restoreFiles: restore }, { placesOf }] = await Promise.all([
    load('backup/files.mjs'),
    load('backup/places.mjs'),
  ]);
  await restore({ ...options, places: placesOf(settings), moveAside: async () => {} });
}
