import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryOr } from './fault.mjs';
import { hashInputs } from './inputs-hash.mjs';
import { keep, restoreKept, thisMachine } from './kept.mjs';
import { npm } from './npm.mjs';
import { runProcess } from './processes.mjs';
import { commonEnv, logDir } from './project.mjs';

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
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
  const sources = ['package.json', 'package-lock.json', '.npmrc'];
  const hash = hashInputs({ dir, sources, ignore: /^$/, extra: thisMachine() });
  const kept = { kind: `packages-${name}`, hash };
  const to = join(dir, 'node_modules');
  if ((await restoreKept({ ...kept, to })) && installedMatchesLock({ dir, withTests })) return true;
  const beside = join(dir, '.installing');
  const logFile = join(logDir, `install-${name}.log`);
  const install = () =>
    runProcess({
      name: `npm ci for ${name}/`,
      ...npm(['ci', withTests ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']),
      cwd: beside,
      env: commonEnv,
      logFile,
    });
  try {
    copyToInstall({ from: dir, to: beside, registry: readRegistry(dir) });
    // A registry may keep its packages elsewhere: npm then asks it where.
    await install().catch((fault) => {
      if (!readFileSync(logFile, 'utf8').includes('E404')) throw fault;
      copyToInstall({ from: dir, to: beside });
      return install();
    });
    rmSync(to, { recursive: true, force: true });
    renameSync(join(beside, 'node_modules'), to);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  // Before anything else writes there. A machine that only serves need not keep a second copy.
  if (withTests) await keep({ ...kept, from: to, atMost: 2 });
  return true;
}

/** Address of the registry that npm asks on this machine. @param {string} dir of the app */
export function readRegistry(dir) {
  const { command, args } = npm(['config', 'get', 'registry']);
  const address = execFileSync(command, args, { cwd: dir, encoding: 'utf8' }).trim();
  return address.endsWith('/') ? address : `${address}/`;
}

/**
 * Copies what npm installs from; with a registry, also the address of each package: without, npm asks for the description of each
 * one, which is half of its work. The lock file itself has no addresses.
 *
 * @param {{ from: string, to: string, registry?: string }} options to: a folder, made anew
 */
export function copyToInstall({ from, to, registry }) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const others = ['package.json', '.npmrc'].filter((file) => existsSync(join(from, file)));
  for (const file of others) cpSync(join(from, file), join(to, file));
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1) ?? '';
    if (registry && entry.integrity)
      entry.resolved = `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(join(to, 'package-lock.json'), JSON.stringify(lock));
}

/**
 * npm leaves a list of what it installed in node_modules; it is compared with the lock file, so a changed
 * lock, an interrupted installation and a missing folder are all noticed.
 *
 * @param {{ dir: string, withTests: boolean }} app
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

/** @param {string} file @returns {Record<string, LockedPackage> | null} */
const readPackages = (file) => tryOr(() => JSON.parse(readFileSync(file, 'utf8')).packages ?? null, null);
