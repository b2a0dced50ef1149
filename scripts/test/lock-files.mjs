import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ resolved?: string, link?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 */

/**
 * Returns the faults of an app's lock file, in sentences. npm leaves out packages for other kinds of machine when it
 * works from an existing node_modules, and `npm ci` then refuses the file on every machine; and a download address
 * would tie the installation to one registry.
 *
 * @param {string} dir of the app
 */
export function lockFileFaults(dir) {
  const file = join(dir, 'package-lock.json');
  /** @type {Record<string, LockedPackage>} */
  const packages = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved && !entry.link ? [`${file}: ${path} has a download address.`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked({ packages, from: path, name }))
      .map((name) => `${file}: ${name}, which ${path} has for some machines, is missing.`),
  ]);
}

/**
 * Tells whether a package is found from another one, looked for outwards as Node does.
 *
 * @param {{ packages: Record<string, LockedPackage>, from: string, name: string }} options
 */
function isLocked({ packages, from, name }) {
  if (`${from ? `${from}/` : ''}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  const outer = from.lastIndexOf('/node_modules/');
  return isLocked({ packages, from: outer === -1 ? '' : from.slice(0, outer), name });
}

/**
 * Returns, in sentences, where the apps have different versions of a package that code of the contract imports: a value
 * read by one and checked by the other must be judged alike.
 *
 * @param {{ name: string, dirs: string[] }} options
 */
export function sharedPackageFaults({ name, dirs }) {
  const versions = dirs.map((dir) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    return dependencies[name] ?? 'none';
  });
  if (new Set(versions).size === 1 && versions.every((version) => /^\d+\.\d+\.\d+$/.test(version))) return [];
  return [`contract/ needs ${name} in one exact version in both apps; they have ${versions.join(' and ')}.`];
}
