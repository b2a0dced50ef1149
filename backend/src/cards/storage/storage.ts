import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Bucket } from '../../platform/bucket';
import type { BucketSettings } from '../../platform/environment/buckets';
import { ifMissing } from '../../platform/environment/paths';

/** Storage of encrypted cards, named by 64 hexadecimal digits. Every call rejects when it cannot be reached. */
export interface CardStorage {
  put: (card: { name: string; content: Buffer }) => Promise<void>;
  /** Null when there is nothing under this name. */
  get: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no fault. */
  remove: (name: string) => Promise<void>;
}

/** Names come from random bytes; anything else would be a way out of the folder. */
function cardName(name: string): string {
  if (!/^[0-9a-f]{64}$/.test(name)) throw new Error('Not the name of a stored card');
  return name;
}

/** Cards as files of one folder that only the user of this process may enter. */
export function localStorage(directory: string): CardStorage {
  const pathOf = (name: string) => join(directory, cardName(name));
  return {
    async put({ name, content }) {
      const path = pathOf(name);
      const unfinished = `${path}.part`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // The visitor is told that the card is kept, so it has to survive a power cut.
      await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
      await rename(unfinished, path);
    },
    async get(name) {
      return await readFile(pathOf(name)).catch(ifMissing(null));
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await rm(`${pathOf(name)}.part`, { force: true });
    },
  };
}

/** Cards as objects of a private bucket, below `cards/`. */
export function s3Storage(settings: BucketSettings): CardStorage {
  const bucket = new Bucket({ settings, prefix: 'cards/' });
  return {
    async put({ name, content }) {
      await bucket.put({ name: cardName(name), content, type: 'application/octet-stream' });
    },
    async get(name) {
      return await bucket.get(cardName(name));
    },
    async remove(name) {
      await bucket.remove(cardName(name));
    },
  };
}
