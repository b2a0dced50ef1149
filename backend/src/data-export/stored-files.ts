import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { DecryptionFailed } from '../cards/card-cipher';
import { Cards } from '../cards/encrypted-store';
import { isPictureName, PictureFiles } from '../content/pictures/picture-files';
import { ifMissing, mediaDirectory } from '../platform/environment/paths';

export interface StoredFiles {
  /** Null for what is not there, or cannot be decrypted. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, content: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

const TYPES: Record<string, string> = {
  ...{ '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' },
  ...{ '.avif': 'image/avif', '.gif': 'image/gif', '.svg': 'image/svg+xml' },
};

/** Pictures, in the folder or the bucket that the environment names. */
export async function openPictures(): Promise<StoredFiles> {
  const bucket = await new PictureFiles().bucket();
  const pathOf = (name: string) => join(mediaDirectory(), name);
  const assertName = (name: string) => {
    if (!isPictureName(name)) throw new Error(`No name of a picture: ${name}`);
  };
  return {
    async read(name) {
      if (!isPictureName(name)) return null;
      return bucket ? bucket.get(name) : readFile(pathOf(name)).catch(ifMissing(null));
    },
    async write(name, content) {
      assertName(name);
      const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
      if (bucket) return bucket.put({ name, content, type });
      await mkdir(mediaDirectory(), { recursive: true });
      await writeFile(pathOf(name), content, { mode: 0o644 });
    },
    async remove(name) {
      assertName(name);
      await (bucket ? bucket.remove(name) : rm(pathOf(name), { force: true }));
    },
  };
}

/** Cards: plain in an export, encrypted by the key of the installation where they are kept. */
export function openCards(): StoredFiles {
  const store = new Cards().store();
  return {
    async read(name) {
      return await store.read(name).catch((error: unknown) => {
        if (error instanceof DecryptionFailed) return null;
        throw error;
      });
    },
    write: (name, content) => store.put({ name, content }),
    remove: (name) => store.remove(name),
  };
}

/** The ending of a file that is stored without one, by its first bytes. */
export function endingOf(content: Buffer): string {
  const begins = content.subarray(0, 12).toString('latin1');
  if (begins.startsWith('RIFF') && begins.endsWith('WEBP')) return '.webp';
  if (begins.startsWith('OggS')) return '.ogg';
  if (begins.startsWith('\xff\xd8\xff')) return '.jpg';
  if (begins.startsWith('\x89PNG')) return '.png';
  if (begins.startsWith('{')) return '.json';
  return begins.slice(4, 8) === 'ftyp' ? '.m4a' : '.bin';
}
