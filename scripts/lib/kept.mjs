import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { tryOr } from './fault.mjs';

/**
 * Folders that are completely described by a hash, kept as archives outside the clone for its next run and for other clones.
 * A cache that is missing, broken, full or read-only stops nothing: the caller then makes the folder itself.
 *
 * @typedef {{ kind: string, hash: string }} Key kind: of what it is; hash: of everything the content depends on
 */

const BESIDE = '.kept-';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Format with times below a second, as how old kept pages are is read from them. */
const FORMAT = '--format=pax';
/** An archive that was cut or changed does not unpack. */
const WITH_CHECKSUM = {
  params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 1 },
};

/** @param {NodeJS.ProcessEnv} [env] `CLINIC_CACHE` names the folder; where it is empty, nothing is kept */
export function cacheFolder(env = process.env) {
  if (env.CLINIC_CACHE !== undefined) return env.CLINIC_CACHE || null;
  const base = process.platform === 'win32' ? env.LOCALAPPDATA : env.XDG_CACHE_HOME;
  return join(base || join(homedir(), '.cache'), 'clinic');
}

/**
 * Puts a kept folder in place of another, whole or not at all.
 *
 * @param {Key & { to: string }} options
 * @returns {Promise<boolean>} whether it was there
 */
export async function restoreKept({ to, ...key }) {
  const archive = archiveOf(key);
  if (!archive || !existsSync(archive)) return false;
  return attempt(dirname(to), async (beside) => {
    const files = join(beside, 'files');
    mkdirSync(files);
    // Read to its end: a tar that leaves at the mark before it breaks the pipe, now and then.
    const unpacking = startTar(['-xf', '-', '--ignore-zeros', '-C', files], ['pipe', 'ignore', 'ignore']);
    await Promise.all([
      pipeline(createReadStream(archive), createZstdDecompress(), unpacking.stdin),
      unpacking.done,
    ]);
    rmSync(to, { recursive: true, force: true });
    renameSync(files, to);
    const now = new Date();
    tryOr(() => utimesSync(archive, now, now), null);
  });
}

/**
 * Keeps a copy of a folder.
 *
 * @param {Key & { from: string, atMost?: number }} options atMost: so many of its kind stay, those that were used last
 * @returns {Promise<boolean>} whether it is kept now
 */
export async function keep({ from, atMost = 4, ...key }) {
  const archive = archiveOf(key);
  if (!archive) return false;
  const folder = dirname(archive);
  return attempt(folder, async (beside) => {
    const half = join(beside, 'half');
    const packing = startTar(['-cf', '-', FORMAT, '-C', from, '.'], ['ignore', 'pipe', 'ignore']);
    await Promise.all([
      pipeline(packing.stdout, createZstdCompress(WITH_CHECKSUM), createWriteStream(half)),
      packing.done,
    ]);
    renameSync(half, archive);
    removeOldest(folder, atMost);
  });
}

/** Returns what native code is made for. */
export function thisMachine() {
  const { glibcVersionRuntime = 'other' } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  ).header;
  return [process.platform, process.arch, glibcVersionRuntime];
}

/** @param {Key} key */
function archiveOf({ kind, hash }) {
  const folder = cacheFolder();
  return folder && join(folder, kind, `${hash}.tar.zst`);
}

/**
 * Gives the work a folder whose files can be renamed into their place, so that a run that is cut short, or a second one,
 * leaves nothing half there.
 *
 * @param {string} folder
 * @param {(beside: string) => Promise<void>} work
 */
async function attempt(folder, work) {
  let beside = '';
  try {
    mkdirSync(folder, { recursive: true });
    removeLeftBehind(folder);
    beside = mkdtempSync(join(folder, BESIDE));
    await work(beside);
    return true;
  } catch {
    return false;
  } finally {
    if (beside) remove(beside);
  }
}

/**
 * The program is on Linux, macOS and Windows; where it is missing, nothing is kept.
 *
 * @param {string[]} args @param {import('node:child_process').StdioOptions} stdio
 */
function startTar(args, stdio) {
  const child = spawn('tar', args, { stdio });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`tar ended with ${code}`);
  });
  return {
    stdin: /** @type {import('node:stream').Writable} */ (child.stdin),
    stdout: /** @type {import('node:stream').Readable} */ (child.stdout),
    done,
  };
}

/** Removes those that were used before the newest few. @param {string} folder @param {number} atMost */
function removeOldest(folder, atMost) {
  const newestFirst = readdirSync(folder)
    .filter((name) => !name.startsWith(BESIDE))
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: changedAt(path) ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of newestFirst.slice(atMost)) remove(path);
}

/** Removes temporary folders of interrupted runs. @param {string} folder */
function removeLeftBehind(folder) {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(BESIDE))) {
    const path = join(folder, name);
    if ((changedAt(path) ?? Date.now()) < Date.now() - DAY_MS) remove(path);
  }
}

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Another run may be at the same, or the cache may be read-only. @param {string} path */
function remove(path) {
  tryOr(() => rmSync(path, { recursive: true, force: true }), null);
}
