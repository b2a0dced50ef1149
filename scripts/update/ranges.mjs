/**
 * @typedef {Record<string, string>} Versions by package
 * @typedef {{ dependencies?: Versions, devDependencies?: Versions }} Manifest of an app, what is used of it
 */

/** Packages of one maker that are published together and have to be of one version. */
const TOGETHER = ['@strapi/'];

/** Version of a package, also of an alias: `npm:typescript@7.0.2`. */
const VERSION = /[^@]+$/;

/** The packages an app names itself, with the exact version of each. @param {Manifest} manifest @returns {Versions} */
export function directVersions({ dependencies = {}, devDependencies = {} }) {
  const named = Object.entries({ ...dependencies, ...devDependencies });
  return Object.fromEntries(named.map(([name, version]) => [name, VERSION.exec(version)?.[0] ?? '']));
}

/** The direct packages that move together, by the beginning of their names. @param {Manifest} manifest */
export function groupsOf(manifest) {
  const names = Object.keys(directVersions(manifest));
  return TOGETHER.map((start) => names.filter((name) => name.startsWith(start))).filter(
    (group) => group.length > 0,
  );
}

/**
 * The same manifest with each version as a range that takes what is compatible (`^`), or as it is given in `fixed`.
 *
 * @template {Manifest} Given
 * @param {{ manifest: Given, fixed?: Versions }} options
 */
export const withRanges = ({ manifest, fixed = {} }) =>
  replaceVersions(manifest, (name) => fixed[name] ?? '^$&');

/**
 * The same manifest with the versions that were found.
 *
 * @template {Manifest} Given
 * @param {{ manifest: Given, found: Versions }} options
 */
export const withVersions = ({ manifest, found }) => replaceVersions(manifest, (name) => found[name] ?? '$&');

/**
 * @template {Manifest} Given
 * @param {Given} manifest
 * @param {(name: string) => string} versionOf what takes the place of its version
 * @returns {Given}
 */
function replaceVersions(manifest, versionOf) {
  const change = (/** @type {Versions} */ versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, version.replace(VERSION, versionOf(name))]),
    );
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies ? { dependencies: change(dependencies) } : {}),
    ...(devDependencies ? { devDependencies: change(devDependencies) } : {}),
  };
}

/** The newest version that every list has. @param {string[][]} lists versions, the oldest first, as npm gives them */
export function newestInCommon(lists) {
  const [first = [], ...others] = lists;
  return first.findLast((version) => others.every((list) => list.includes(version))) ?? null;
}

/**
 * @typedef {{ name: string, from: string, to: string }} Move
 *
 * @param {{ before: Versions, after: Versions }} options
 * @returns {Move[]} what is of another version now
 */
export function compareVersions({ before, after }) {
  return Object.entries(before).flatMap(([name, from]) => {
    const to = after[name];
    return to && to !== from ? [{ name, from, to }] : [];
  });
}

/**
 * @param {{ before: Record<string, { version?: string }>, after: Record<string, { version?: string }> }} options the
 *   packages of two lock files by their places
 * @returns {number} how many places hold another package or version
 */
export function countMoved({ before, after }) {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...places].filter((place) => place !== '' && before[place]?.version !== after[place]?.version)
    .length;
}

/**
 * The package of which npm says that no version fits (ETARGET) or that the lock file lacks it (EUSAGE); null when it says
 * something else.
 *
 * @param {string} said
 */
export function missingIn(said) {
  return /(?:No matching version found for|Missing:) (@?[^@\s]+)@/.exec(said)?.[1] ?? null;
}

/**
 * Tells whether a package has needed another one, itself or by what it needs; by the names alone, wherever they lie.
 *
 * @param {{ packages: Record<string, { dependencies?: Versions, optionalDependencies?: Versions }>, from: string,
 *   wanted: string }} options packages of a lock file
 */
export function needs({ packages, from, wanted }) {
  const known = new Set([from]);
  for (const name of known) {
    if (name === wanted) return true;
    const { dependencies, optionalDependencies } = packages[`node_modules/${name}`] ?? {};
    // Iteration of a Set includes what is added meanwhile.
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) known.add(next);
  }
  return false;
}
