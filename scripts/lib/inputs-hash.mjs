import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * One short value for the content of the files a build is made from, so that it is repeated when, and only
 * when, one of them has changed.
 *
 * @param {object} options
 * @param {string} options.dir
 * @param {string[]} options.sources files and folders inside dir; those that do not exist are left out
 * @param {RegExp} options.ignore names of files that do not matter to the build
 * @param {string[]} [options.extra] other values the build depends on
 */
export function hashInputs({ dir, sources, ignore, extra = [] }) {
  const hash = createHash('sha256');
  for (const value of [process.versions.node.split('.')[0] ?? '', ...extra]) hash.update(`${value}\0`);
  for (const path of sources.flatMap((source) => listFiles(join(dir, source)))) {
    if (ignore.test(path)) continue;
    hash.update(`${relative(dir, path)}\0`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * Tells whether something was built from what its stamp, which lies inside, says: when the build is deleted, so is its stamp.
 *
 * @param {{ file: string, hash: string }} stamp
 */
export function isFresh({ file, hash }) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
