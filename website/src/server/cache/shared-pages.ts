import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { type ContentVersions, knownVersions } from '../../lib/content-changes';
import { sharedStore } from '../sharing/shared-store';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A page nobody has asked any website for in so long is made anew, seconds. */
const KEPT_SECONDS = 24 * 60 * 60;

/** An entry of Next's cache as another website made it. */
export interface SharedEntry<Value, Context> {
  value: Value;
  /** What Next said of it. */
  context: Context;
  /** When it was made, epoch milliseconds. */
  lastModified: number;
  /** What was known of the content when the making of it began: later changes may not be in it. */
  versions: ContentVersions;
}

/** The entry of a key that any website of this build has made; null when there is none, or none in time. */
export async function readShared<Entry>(key: string): Promise<Entry | null> {
  const bytes = await sharedStore()?.get(`page:${key}`);
  if (!bytes) return null;
  try {
    return deserialize(await decompress(bytes));
  } catch {
    // Damaged, or of another version of Node.
    return null;
  }
}

/** Gives an entry to all websites of this build, behind everybody's back. */
export async function share<Value, Context>({
  key,
  ...entry
}: SharedEntry<Value, Context> & { key: string }): Promise<void> {
  const store = sharedStore();
  if (!store) return;
  // Buffers and maps stay what they are, which JSON would not have.
  store.set(`page:${key}`, await compress(serialize(entry)), KEPT_SECONDS);
}

/** True when nothing with one of the tags has changed since what an entry was made from, as far as is known here. */
export function isMadeFromKnown(versions: ContentVersions, tags: string[]): boolean {
  const known = knownVersions();
  return known !== null && tags.every((tag) => versions[tag] === known[tag]);
}
