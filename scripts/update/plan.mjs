import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { askNpm } from '../lib/npm.mjs';
import { lockFileFaults } from '../test/lock-files.mjs';
import {
  compareVersions,
  countMoved,
  directVersions,
  groupsOf,
  missingIn,
  needs,
  newestInCommon,
  withRanges,
  withVersions,
} from './ranges.mjs';

/** Files of an app that an update may change. */
export const FILES = ['package.json', 'package-lock.json'];

/** @typedef {Awaited<ReturnType<typeof planUpdate>>} Plan */

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (/** @type {string} */ file, /** @type {unknown} */ content) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * The version that each package of a group can move to together; those they have now when there is none in common.
 *
 * @param {{ manifest: any, folder: string }} options
 */
async function settleGroups({ manifest, folder }) {
  const direct = directVersions(manifest);
  /** @type {import('./ranges.mjs').Versions} */
  const fixed = {};
  for (const group of groupsOf(manifest)) {
    const lists = await Promise.all(
      group.map(async (name) => {
        const said = await askNpm(['view', `${name}@^${direct[name]}`, 'version', '--json'], folder);
        return [JSON.parse(said)].flat();
      }),
    );
    const common = newestInCommon(lists);
    for (const name of group) fixed[name] = common ?? direct[name] ?? '';
  }
  return fixed;
}

/**
 * Works out what an app can move to within the ranges of its packages, in a folder of its own: beside a node_modules, npm
 * leaves the packages of other kinds of machine out of the lock file.
 *
 * @param {{ name: string, dir: string, into: string }} options
 * @throws {Fault}
 */
export async function planUpdate({ name, dir, into }) {
  const folder = join(into, name);
  mkdirSync(folder, { recursive: true });
  for (const file of [...FILES, '.npmrc']) cpSync(join(dir, file), join(folder, file));
  const manifest = readJson(join(dir, 'package.json'));
  const before = directVersions(manifest);
  const fixed = await settleGroups({ manifest, folder });
  const isWhole = await resolveAnew({ folder, manifest, fixed });
  if (!isWhole) await resolveNamed({ dir, folder, manifest, fixed });
  const lock = readJson(join(folder, 'package-lock.json'));
  const after = Object.fromEntries(
    Object.keys(before).map((one) => [one, lock.packages[`node_modules/${one}`]?.version ?? before[one]]),
  );
  const pinned = withVersions({ manifest, found: after });
  writeJson(join(folder, 'package.json'), pinned);
  const { dependencies, devDependencies } = pinned;
  lock.packages[''] = { ...lock.packages[''], dependencies, devDependencies };
  writeJson(join(folder, 'package-lock.json'), lock);
  const faults = lockFileFaults(folder);
  if (faults.length > 0)
    throw new Fault(`The new lock file of ${name} breaks its rules:\n${faults.join('\n')}`);
  return {
    // Not whole when only the packages the app names could move, and what these need.
    ...{ name, dir, folder, isWhole },
    moves: compareVersions({ before, after }),
    moved: countMoved({
      before: readJson(join(dir, 'package-lock.json')).packages,
      after: lock.packages,
    }),
    left: await findLeft({ folder, after }),
  };
}

/**
 * Lets npm find the newest versions of everything within the ranges, as if there were no lock file: from one that is there,
 * npm drops packages for other machines too.
 *
 * @param {{ folder: string, manifest: any, fixed: import('./ranges.mjs').Versions }} options fixed: what is not free to move
 * @returns {Promise<boolean>} false where the registry has a release without all that belongs to it
 */
async function resolveAnew({ folder, manifest, fixed }) {
  writeJson(join(folder, 'package.json'), withRanges({ manifest, fixed }));
  rmSync(join(folder, 'package-lock.json'));
  const failure = await resolveOnce(folder);
  if (failure && !failure.missing) throw failure.error;
  return !failure && lockFileFaults(folder).length === 0;
}

/** Number of times that a release that is not complete may be held back. */
const MAX_HELD = 10;

/**
 * Lets only the packages move that the app names, and what these need. A release whose own packages are not all published
 * cannot be installed by anybody: what asks for the missing one stays as it is.
 *
 * @param {{ dir: string, folder: string, manifest: any, fixed: import('./ranges.mjs').Versions }} options
 * @throws {Fault}
 */
async function resolveNamed({ dir, folder, manifest, fixed }) {
  const direct = directVersions(manifest);
  const held = { ...fixed };
  for (let tries = 0; ; tries += 1) {
    cpSync(join(dir, 'package-lock.json'), join(folder, 'package-lock.json'));
    writeJson(join(folder, 'package.json'), withRanges({ manifest, fixed: held }));
    const newer = await listOutdated(folder);
    const wanted = Object.fromEntries(newer.map((one) => [one.name, one.wanted]));
    writeJson(join(folder, 'package.json'), withVersions({ manifest, found: { ...wanted, ...held } }));
    const failure = await resolveOnce(folder);
    if (!failure) return;
    const { missing, error } = failure;
    const asking = missing && tries < MAX_HELD ? await findAsking({ folder, newer, missing }) : [];
    const mates = asking.flatMap((name) => groupsOf(manifest).find((group) => group.includes(name)) ?? name);
    const moving = mates.filter((name) => held[name] !== direct[name]);
    if (moving.length === 0) throw error;
    for (const name of moving) held[name] = direct[name] ?? '';
  }
}

/**
 * @param {string} folder
 * @returns {Promise<{ missing: string | null, error: unknown } | null>} null when npm would install what it found; `missing`:
 *   the package that is not there
 */
async function resolveOnce(folder) {
  try {
    await askNpm(['install', '--package-lock-only', '--ignore-scripts'], folder);
    // When packages for other machines are not all published yet, npm takes what there is, and refuses it here.
    await askNpm(['ci', '--dry-run', '--include=dev', '--ignore-scripts'], folder);
    return null;
  } catch (error) {
    return { missing: missingIn(error instanceof Error ? error.message : ''), error };
  }
}

/**
 * The direct packages whose newest version brings the one that is not there along: of what is newer, those that have needed
 * it until now, or else those that name it themselves.
 *
 * @param {{ folder: string, newer: Newer[], missing: string }} options
 */
async function findAsking({ folder, newer, missing }) {
  const { packages } = readJson(join(folder, 'package-lock.json'));
  const needing = newer.filter(({ name }) => needs({ packages, from: name, wanted: missing }));
  if (needing.length > 0) return needing.map(({ name }) => name);
  const naming = await Promise.all(
    newer.map(async ({ name, wanted }) => {
      const fields = ['dependencies', 'optionalDependencies', 'peerDependencies'];
      const said = await askNpm(['view', `${name}@${wanted}`, ...fields, '--json'], folder);
      return name === missing || said.includes(`"${missing}"`) ? [name] : [];
    }),
  );
  return naming.flat();
}

/** @param {{ folder: string, after: import('./ranges.mjs').Versions }} options */
async function findLeft({ folder, after }) {
  return (await listOutdated(folder)).flatMap(({ name, latest }) => {
    const at = after[name];
    return at && latest !== at ? [{ name, at, latest }] : [];
  });
}

/**
 * @typedef {{ name: string, wanted: string, latest: string }} Newer
 *
 * The packages the app names, with the newest version within the range (`wanted`) and at all (`latest`).
 *
 * @param {string} folder
 * @returns {Promise<Newer[]>}
 */
async function listOutdated(folder) {
  // It ends with 1 when there is something to tell.
  const said = await askNpm(['outdated', '--package-lock-only', '--json'], folder, true);
  /** @type {[string, { wanted?: string, latest?: string } | { wanted?: string, latest?: string }[]][]} */
  const found = Object.entries(said.trim() ? JSON.parse(said) : {});
  return found.flatMap(([name, about]) => {
    const { wanted, latest } = [about].flat()[0] ?? {};
    return wanted && latest ? [{ name, wanted, latest }] : [];
  });
}
