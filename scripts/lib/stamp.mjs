import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A stamp lies inside what was built and holds the hash of what it was built from: when the build is
 * deleted, so is its stamp.
 *
 * @param {{ file: string, hash: string }} stamp
 */
export function isFresh({ file, hash }) {
  try {
    return readFileSync(file, 'utf8').trim() === hash;
  } catch {
    return false;
  }
}

/** @param {{ file: string, hash: string }} stamp */
export function writeStamp({ file, hash }) {
  writeFileSync(file, `${hash}\n`);
}
