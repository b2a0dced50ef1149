import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../release/archive.mjs';

/** In Next's folder of a build: the builds before it whose files it has taken over. */
const LIST = 'previous-builds.json';
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * @typedef {{ id: string, replacedAt: number, files: string[] }} PreviousBuild by the paths of its files in `static`
 */

/**
 * Copies what open pages of a build ask for out of its folder, before that is replaced: its files for browsers and those of
 * builds that were replaced less than a day ago.
 *
 * @param {{ standalone: string, distDir: string, to: string, now?: number }} options the folder with its main.mjs, the name
 *   of Next's folder in it, and a folder for the files
 */
export function savePreviousBuild({ standalone, distDir, to, now = Date.now() }) {
  const idFile = join(standalone, distDir, 'BUILD_ID');
  if (!existsSync(idFile)) return;
  rmSync(to, { recursive: true, force: true });
  const listFile = join(standalone, distDir, LIST);
  /** @type {PreviousBuild[]} */
  const earlier = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const kept = earlier.filter(({ replacedAt }) => replacedAt + KEPT_MS > now);
  const taken = new Set(earlier.flatMap(({ files }) => files));
  const all = listFiles(join(standalone, distDir, 'static'));
  const own = {
    id: readFileSync(idFile, 'utf8').trim(),
    replacedAt: now,
    files: all.filter((file) => !taken.has(file)),
  };
  const builds = [...kept, own];
  copyFiles(builds, { from: join(standalone, distDir, 'static'), to: join(to, 'static') });
  writeFileSync(join(to, LIST), JSON.stringify(builds));
}

/**
 * Puts what was saved beside the files of a new build, which go before.
 *
 * @param {{ from: string, standalone: string, distDir: string }} options as above, of the new build
 */
export function addPreviousBuild({ from, standalone, distDir }) {
  const saved = join(from, LIST);
  if (!existsSync(saved)) return;
  /** @type {PreviousBuild[]} */
  const builds = JSON.parse(readFileSync(saved, 'utf8'));
  const staticDir = join(standalone, distDir, 'static');
  const own = new Set(listFiles(staticDir));
  const missing = builds
    .map((build) => ({ ...build, files: build.files.filter((file) => !own.has(file)) }))
    .filter(({ files }) => files.length > 0);
  copyFiles(missing, { from: join(from, 'static'), to: staticDir });
  writeFileSync(join(standalone, distDir, LIST), JSON.stringify(missing));
}

/** Copies what is there of the files of builds. @param {PreviousBuild[]} builds @param {{ from: string, to: string }} folders */
function copyFiles(builds, { from, to }) {
  for (const file of new Set(builds.flatMap(({ files }) => files)))
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
}
