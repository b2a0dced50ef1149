import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { standaloneOf } from '../lib/releases.mjs';
import { readTheme, themeName } from '../lib/theme.mjs';
import { listFiles, readSums } from './archive.mjs';
import { dressRelease } from './dress.mjs';
import { makeKeys } from './preview-keys.mjs';

/** File of a release with the database that its kept pages were made from. */
const STAMP = '.made-from';

/**
 * Makes an unpacked release the one of this site: its keys, its theme, and no pages that were made for another.
 *
 * @param {string} release
 * @param {string} [database] the one it is started with, where that is known (`databaseIdentity`)
 */
export function prepareRelease(release, database) {
  // Another user serves it than root, whose shell may keep new files to itself.
  const umask = process.umask(0o022);
  makeKeys(standaloneOf(release));
  const isOther = dressRelease({ release, theme: readTheme(themeName()) });
  process.umask(umask);
  const stamp = join(release, STAMP);
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : database;
  if (isOther || (database !== undefined && before !== database)) removeMade(release);
  if (database !== undefined) writeFileSync(stamp, database);
}

/** Removes what the website keeps of its pages: all that the archive did not bring. @param {string} release */
export function removeMade(release) {
  const brought = readSums(release);
  for (const name of ['cache', 'server']) {
    const folder = join(standaloneOf(release), '.next', name);
    for (const path of existsSync(folder) ? listFiles(folder) : [])
      if (!brought.has(relative(release, join(folder, path)))) rmSync(join(folder, path));
  }
}
