import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { giveTo, ownerOf } from '../backup/owner.mjs';
import { openBucket } from '../lib/bucket.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  ...{ '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' },
  ...{ '.avif': 'image/avif', '.gif': 'image/gif', '.svg': 'image/svg+xml' },
};

/**
 * @typedef {import('../lib/bucket.mjs').StoredObject} File
 *
 * @typedef {object} Store files of one kind by their names, in a folder or below a prefix of a bucket
 * @property {string} place in words
 * @property {() => Promise<string[]>} list
 * @property {(name: string) => Promise<File | null>} read
 * @property {(file: { name: string, content: Buffer, hash: string, modified: Date }) => Promise<void>} write whole or not at all
 * @property {(name: string) => Promise<void>} remove
 * @property {(there: File, source: File) => boolean} hasChanged whether a copy that differs was changed after it was made
 */

/** @param {{ place: import('../backup/places.mjs').BucketPlace, prefix: string }} options @returns {Store} */
export function bucketStore({ place, prefix }) {
  const bucket = openBucket(place);
  return {
    place: `the bucket ${place.bucket}`,
    list: () => bucket.list(prefix),
    read: (name) => bucket.read(`${prefix}${name}`),
    write: ({ name, content, hash }) => {
      const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
      return bucket.write({ key: `${prefix}${name}`, content, type, moved: hash });
    },
    remove: (name) => bucket.remove(`${prefix}${name}`),
    // Pictures that the site itself wrote carry no such mark.
    hasChanged: (there) => there.moved === undefined,
  };
}

/** @param {{ folder: string, isPrivate: boolean }} options isPrivate: only its owner may read it @returns {Store} */
export function folderStore({ folder, isPrivate }) {
  const mode = isPrivate ? { folder: 0o700, file: 0o600 } : { folder: 0o755, file: 0o644 };
  // Run by root, the files are still the backend's, and so is a folder that was not there yet.
  const owner = ownerOf(folder);
  return {
    place: folder,
    async list() {
      const found = await readdir(folder, { withFileTypes: true }).catch(orNone);
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part') && entry.name !== '.gitkeep')
        .map(({ name }) => name);
    },
    async read(name) {
      const path = join(folder, name);
      const [content, found] = await Promise.all([readFile(path).catch(orNone), stat(path).catch(orNone)]);
      return content && found ? { content, modified: found.mtime, moved: undefined } : null;
    },
    async write({ name, content, modified }) {
      const made = await mkdir(folder, { recursive: true, mode: mode.folder });
      if (made) giveTo(made, owner);
      const path = join(folder, name);
      const handle = await open(`${path}.part`, 'w', mode.file);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      giveTo(`${path}.part`, owner);
      // Keeps the date of the source, so that a later change can be told.
      await utimes(`${path}.part`, modified, modified);
      await rename(`${path}.part`, path);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    hasChanged: (there, source) => there.modified > source.modified,
  };
}

/** @param {NodeJS.ErrnoException} error @returns {null} */
function orNone(error) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
