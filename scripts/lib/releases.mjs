import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { giveTo, ownerOf } from '../backup/owner.mjs';
import { Fault, tryOr } from './fault.mjs';
import { hashInputs } from './inputs-hash.mjs';
import { addPreviousBuild, savePreviousBuild } from './previous-builds.mjs';
import { home } from './project.mjs';
import { readVersion } from './release.mjs';

// A release is a folder of its own with sources, packages and builds of one version. Two links say which one runs and which one
// ran before it; settings, data and var/ are those of the clone.

/** @typedef {'current' | 'former'} Link */

const SOURCES = [
  'LICENSE',
  'package.json',
  'backend',
  'changelog',
  'contract',
  'deploy',
  'scripts',
  'themes',
  'website',
];
/** Made, installed or kept in the folders of a clone: secrets and patients among it, which no archive may hold. */
const NOT_SOURCES =
  /^(?:(?:backend|website)\/(?:node_modules|dist|build|types|src\/contract|\.(?!npmrc$)[^/]+)|backend\/(?:data|public)|website\/src\/(?:theme|app\/icon\.svg)|deploy\/(?:\.env|acme|backups|settings|tls))$/;
/** All releases have these in common: they are the clone's. */
const SETTINGS = ['backend/.env', 'website/.env.local'];
const FOLDERS = ['backend/data', 'backend/public', 'var'];
/** Settings that name a place, and the folder of a release from which it is named when it is not whole. */
const PLACES = { DATA_DIR: 'backend', DATABASE_FILE: 'backend', PUBLIC_DIR: 'backend', BACKUP_DIR: '' };
/** Inside a release once it is complete. */
const STAMP = '.complete';
const DIST_DIR = '.next';

/** Folder of the releases of a clone. @param {string} [clone] */
export const releasesOf = (clone = home) => join(clone, 'releases');

/** Folder in a release that the website is served from. @param {string} release */
export const standaloneOf = (release) => join(release, 'website', DIST_DIR, 'standalone');

/** Returns the folder that a link leads to; null while there is none. @param {Link} link @param {string} [clone] */
export function readLink(link, clone = home) {
  const path = join(releasesOf(clone), link);
  return tryOr(() => join(dirname(path), readlinkSync(path)), null);
}

/** Leads a link to a release, in one step. @param {Link} link @param {string} release @param {string} [clone] */
export function setLink(link, release, clone = home) {
  const path = join(releasesOf(clone), link);
  const beside = `${path}.next`;
  rmSync(beside, { force: true });
  symlinkSync(basename(release), beside);
  renameSync(beside, path);
}

/** @param {string} release */
export const isComplete = (release) => existsSync(join(release, STAMP));

/** @param {string} release */
export const markComplete = (release) => writeFileSync(join(release, STAMP), '');

/**
 * Copies the sources of a clone into a folder of their own, named by version and content: with the same sources and settings it
 * is the same folder, and what is complete stays as it is.
 *
 * @param {string} [clone]
 * @returns {string} the folder
 */
export function copyRelease(clone = home) {
  const copy = join(releasesOf(clone), '.copied');
  rmSync(copy, { recursive: true, force: true });
  const settings = SETTINGS.map((path) => readFileSync(join(clone, path), 'utf8'));
  const hash = copySources({ from: clone, to: copy, extra: settings });
  const release = join(releasesOf(clone), `${readVersion()}-${hash.slice(0, 8)}`);
  if (isComplete(release)) {
    rmSync(copy, { recursive: true });
    return release;
  }
  makeFolders(clone);
  // Git gives files to root alone where its shell keeps new ones to itself, and another user serves them.
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'go+rX', copy]);
  linkToHome(copy);
  rmSync(release, { recursive: true, force: true });
  renameSync(copy, release);
  return release;
}

/** Copies the sources of a clone, and gives the hash of them. @param {{ from: string, to: string, extra?: string[] }} options */
export function copySources({ from: clone, to, extra = [] }) {
  for (const name of SOURCES)
    cpSync(join(clone, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !NOT_SOURCES.test(relative(clone, from)),
    });
  return hashInputs({ dir: to, sources: SOURCES, ignore: /^$/, extra });
}

/**
 * Refuses settings by which a release keeps data in its own folder: the next one would begin without them, and the one after
 * that removes them.
 *
 * @param {Record<string, string>} settings of the backend
 * @throws {Fault}
 */
export function requireShared(settings) {
  for (const [name, folder] of Object.entries(PLACES)) {
    const named = settings[name];
    if (!named || isAbsolute(named)) continue;
    const place = join(folder, named);
    if (FOLDERS.some((shared) => place === shared || place.startsWith(join(shared, '/')))) continue;
    throw new Fault(
      `${name}=${named} is a place in the folder of one release, which later upgrades remove. Stop the site,\n` +
        'move what is there out of releases/, and write its whole path into backend/.env.',
    );
  }
}

/** Makes the folders that all releases have in common. @param {string} [clone] */
export function makeFolders(clone = home) {
  for (const path of FOLDERS) mkdirSync(join(clone, path), { recursive: true });
}

/** Links a release, two folders below its home, to what all of them have in common there. @param {string} release */
export function linkToHome(release) {
  const above = dirname(dirname(release));
  for (const path of [...SETTINGS, ...FOLDERS])
    symlinkSync(relative(dirname(join(release, path)), join(above, path)), join(release, path));
}

/**
 * Gives a release the packages of another folder that has the same lock file, without copying a byte.
 *
 * @param {{ app: string, from: string, to: string }} options from, to: release or clone
 */
export function sharePackages({ app, from, to }) {
  const lockOf = (/** @type {string} */ folder) =>
    readFileSync(join(folder, app, 'package-lock.json'), 'utf8');
  const packages = join(from, app, 'node_modules');
  if (existsSync(packages) && lockOf(from) === lockOf(to)) linkTree(packages, join(to, app, 'node_modules'));
}

/** Entries of npm itself; folders that other tools write into (`.cache`, `.vite`) are not shared. */
const OF_NPM = ['.bin', '.package-lock.json'];

/** @param {string} from @param {string} to */
function linkTree(from, to, isTop = true) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isTop && entry.name.startsWith('.') && !OF_NPM.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target, false);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/**
 * Makes a release the one that the next start runs. Its website takes over what pages that are open ask for.
 *
 * @param {{ to: string, from: string | null }} options from: the one that runs
 * @param {string} [clone]
 */
export function makeCurrent({ to, from }, clone = home) {
  const saved = join(releasesOf(clone), '.open-pages');
  const standalone = standaloneOf(to);
  // Without one: of a clone that was built in place.
  savePreviousBuild({ standalone: standaloneOf(from ?? clone), distDir: DIST_DIR, to: saved });
  addPreviousBuild({ from: saved, standalone, distDir: DIST_DIR });
  rmSync(saved, { recursive: true, force: true });
  // Pages that are made anew are written there.
  giveTo(join(standalone, DIST_DIR), ownerOf(join(clone, 'backend', 'data')));
  setLink('current', to, clone);
}

/**
 * Removes all releases but the one that runs and the one before it, and what Node has compiled of any: it is kept by path, so that
 * each release would leave some 70 MB for good.
 *
 * @param {string} [clone]
 */
export function removeOldReleases(clone = home) {
  rmSync(join(clone, 'var', 'compile-cache'), { recursive: true, force: true });
  const kept = [readLink('current', clone), readLink('former', clone)];
  for (const entry of readdirSync(releasesOf(clone), { withFileTypes: true }))
    if (entry.isDirectory() && !kept.includes(join(releasesOf(clone), entry.name)))
      rmSync(join(releasesOf(clone), entry.name), { recursive: true });
}
