import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs-hash.mjs';
import { keep, restoreKept, thisMachine } from './kept.mjs';
import { npm } from './npm.mjs';
import { runProcess } from './processes.mjs';
import { commonEnv, logDir } from './project.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 */

/**
 * Installs the packages of an app exactly as its lock file names them, when they are not there yet: from what an earlier
 * installation kept, which takes a fifth of npm's time, or by npm.
 *
 * @param {{ name: string, dir: string, withTests: boolean }} app withTests: also what building and serving do without
 *   (`devDependencies`)
 * @returns {Promise<boolean>} whether anything had to be installed
 * @throws {import('./fault.mjs').Fault}
 */
export async function installPackages({ name, dir, withTests }) {
  if (installedMatchesLock({ dir, withTests })) return false;
  const kept = { kind: `packages-${name}`, hash: packagesHash(dir) };
  const to = join(dir, 'node_modules');
  if ((await restoreKept({ ...kept, to })) && installedMatchesLock({ dir, withTests })) return true;
  await runProcess({
    name: `npm ci in ${name}/`,
    ...npm(['ci', withTests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']),
    cwd: dir,
    env: commonEnv,
    logFile: join(logDir, `install-${name}.log`),
  });
  // Before anything else writes there. A machine that only serves need not keep a second copy.
  if (withTests) await keep({ ...kept, from: to, atMost: 2 });
  return true;
}

/** @param {string} dir of the app */
function packagesHash(dir) {
  const sources = ['package.json', 'package-lock.json', '.npmrc'];
  return hashInputs({ dir, sources, ignore: /^$/, extra: thisMachine() });
}

/**
 * npm leaves a list of what it installed in node_modules; it is compared with the lock file, so a changed
 * lock, an interrupted installation and a missing folder are all noticed.
 *
 * @param {{ dir: string, withTests: boolean }} app
 * @returns {boolean}
 */
function installedMatchesLock({ dir, withTests }) {
  const wanted = readPackages(join(dir, 'package-lock.json'));
  const installed = readPackages(join(dir, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const nothingMissing = Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    // Packages for other machines are in the lock file but are rightly not installed here.
    return entry.optional === true || entry.devOptional === true || (entry.dev === true && !withTests);
  });
  return nothingMissing && Object.keys(installed).every((path) => path in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
