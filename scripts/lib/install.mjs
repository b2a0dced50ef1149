import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from './processes.mjs';
import { commonEnv, logDir } from './project.mjs';
import { isFresh, writeStamp } from './stamp.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 */

/**
 * Installs the packages of an app exactly as its lock file names them, when they are not there yet.
 *
 * @param {{ name: string, dir: string }} app
 * @returns {Promise<boolean>} whether anything had to be installed
 * @throws {import('./fault.mjs').Fault}
 */
export async function installPackages({ name, dir }) {
  const stamp = { file: join(dir, 'node_modules', '.node-abi'), hash: process.versions.modules };
  const matches = installedMatchesLock(dir);
  if (matches && isFresh(stamp)) return false;
  if (matches && !existsSync(stamp.file)) {
    // Installed by hand with npm: nothing says it was for another Node.
    writeStamp(stamp);
    return false;
  }
  await runProcess({
    name: `npm ci in ${name}/`,
    ...npm(['ci', '--include=dev', '--no-audit', '--no-fund']),
    cwd: dir,
    env: commonEnv,
    logFile: join(logDir, `install-${name}.log`),
  });
  writeStamp(stamp);
  return true;
}

/**
 * npm leaves a list of what it installed in node_modules; it is compared with the lock file, so a changed
 * lock, an interrupted installation and a missing folder are all noticed.
 *
 * @param {string} dir
 * @returns {boolean}
 */
function installedMatchesLock(dir) {
  const wanted = readPackages(join(dir, 'package-lock.json'));
  const installed = readPackages(join(dir, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const nothingMissing = Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    // Packages for other machines are in the lock file but are rightly not installed here.
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
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

/**
 * The npm this command was started with; by its own name when Node was started directly.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[] }}
 */
function npm(args) {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script))
    return { command: process.execPath, args: [script, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}
