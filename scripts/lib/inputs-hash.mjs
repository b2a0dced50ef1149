import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One short value for the content of all files in a folder that matter to its build, so that a build is
 * repeated when, and only when, something it is made from has changed.
 *
 * @param {object} options
 * @param {string} options.dir
 * @param {(path: string) => boolean} options.ignore given the path inside the folder, with forward slashes
 * @param {string[]} [options.extra] other values the build depends on
 * @returns {string}
 */
export function hashInputs({ dir, ignore, extra = [] }) {
  const hash = createHash('sha256');
  for (const value of [process.versions.node.split('.')[0] ?? '', ...extra]) hash.update(`${value}\0`);
  for (const path of listFiles({ dir, ignore })) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(dir, path)));
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * @param {{ dir: string, ignore: (path: string) => boolean, inside?: string }} options
 * @returns {string[]}
 */
function listFiles({ dir, ignore, inside = '' }) {
  return readdirSync(join(dir, inside))
    .sort()
    .flatMap((name) => {
      const path = inside ? `${inside}/${name}` : name;
      if (ignore(path)) return [];
      return statSync(join(dir, path)).isDirectory() ? listFiles({ dir, ignore, inside: path }) : [path];
    });
}
