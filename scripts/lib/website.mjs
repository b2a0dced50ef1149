import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyContract } from './contract.mjs';
import { Fault } from './fault.mjs';
import { OLDEST_BROWSERS, writeInlineScripts } from './inline-scripts.mjs';
import { hashInputs, isFresh } from './inputs-hash.mjs';
import { keep, restoreKept } from './kept.mjs';
import { addPreviousBuild, savePreviousBuild } from './previous-builds.mjs';
import { runProcess, startProcess } from './processes.mjs';
import { commonEnv, logDir, websiteDir } from './project.mjs';
import { readTheme, themeName } from './theme.mjs';
import { writeFonts } from './theme-fonts.mjs';

const next = join(websiteDir, 'node_modules', 'next', 'dist', 'bin', 'next');

const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.ts',
  'postcss.config.mjs',
  'shrink-icons.mjs',
  'messages',
  'public',
  'src',
];

/**
 * @typedef {object} WebsiteBuild
 * @property {Record<string, string>} env the website's settings; its pages are made from the running backend
 * @property {string} distDir folder of the build inside website/
 * @property {() => string} database see databaseIdentity; asked again when all is built, as it may be new
 * @property {() => Promise<{ env: Record<string, string>, after: () => Promise<void> }>} [beforeBuild] called when there is
 *   something to build, to start the backend: gives what the build has to know of it, and what to do afterwards
 * @property {boolean} [isKept] keep it for other clones: everything it is made from is in its hash
 */

/** Makes what the website's build finds in src: its copy of the contract, the fonts and the scripts that stand in pages. */
export async function makeSources() {
  copyContract();
  await writeFonts(readTheme(themeName()));
  await writeInlineScripts();
}

/**
 * Builds the website from the content of the running backend, when something it is made from has changed.
 *
 * @param {WebsiteBuild} build
 * @returns {Promise<boolean>} whether anything had to be built
 * @throws {Fault}
 */
export async function buildWebsite({ env, distDir, database, beforeBuild, isKept = false }) {
  await makeSources();
  const file = join(websiteDir, distDir, '.built-from');
  const stamp = { file, hash: websiteHash({ env, database: database() }) };
  if (isFresh(stamp)) return false;
  const kept = { kind: 'website', hash: stamp.hash };
  const folder = join(websiteDir, distDir);
  if (isKept && (await restoreKept({ ...kept, to: folder })) && isFresh(stamp)) return false;
  const started = await beforeBuild?.();
  await makeWebsite({
    env: { ...env, ...started?.env },
    distDir,
    logFile: join(logDir, `build-website${distDir === '.next' ? '' : '-for-tests'}.log`),
  });
  await started?.after();
  writeFileSync(file, `${websiteHash({ env, database: database() })}\n`);
  if (isKept) await keep({ ...kept, from: folder, atMost: 2 });
  return true;
}

/**
 * Builds the website, whole and anew: what a server needs is in its folder `standalone`. What open pages of the build
 * before ask for goes into it: of the build in the same place, or of the one in the folder named by PREVIOUS_BUILD.
 *
 * @param {Omit<WebsiteBuild, 'database'> & { logFile?: string }} build logFile: where Next's output goes; shown when left out
 * @throws {Fault}
 */
export async function makeWebsite({ env, distDir, logFile }) {
  await makeSources();
  const previous = join(websiteDir, `${distDir}-previous`);
  const before = process.env.PREVIOUS_BUILD || findStandalone(distDir);
  // Restored if this build fails.
  if (before) savePreviousBuild({ standalone: before, distDir, to: previous });
  // Answers of another backend must not be found again.
  rmSync(join(websiteDir, distDir), { recursive: true, force: true });
  await bundle({
    name: 'The build of the page cache',
    source: 'server/cache/page-cache.ts',
    file: join('dist', 'page-cache.cjs'),
    args: ['--platform', 'node', '--external', NEXT_CACHE, '--format', 'cjs'],
  });
  await runProcess({
    name: 'The build of the website',
    args: [next, 'build'],
    cwd: websiteDir,
    env: { ...commonEnv, NODE_ENV: 'production', NEXT_DIST_DIR: distDir, ...env },
    ...(logFile ? { logFile } : { passThrough: true }),
  });
  await completeStandalone(distDir);
  addPreviousBuild({ from: previous, standalone: standaloneDir(distDir), distDir });
}

/** @param {{ env: Record<string, string>, database: string }} options */
function websiteHash({ env, database }) {
  const { BACKEND_URL = '', BACKEND_VERSION = '', SITE_URL = '' } = env;
  const formsKey = env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '';
  return hashInputs({
    dir: websiteDir,
    sources,
    ignore: /\.test\.tsx?$/,
    extra: [BACKEND_URL, BACKEND_VERSION, SITE_URL, formsKey, database, ...analyticsOf(env)],
  });
}

/** Kept pages carry it, so the site is built anew when it changes. @param {Record<string, string>} env */
function analyticsOf(env) {
  const all = { ...process.env, ...env };
  return Object.keys(all)
    .filter((name) => name.startsWith('ANALYTICS_'))
    .sort()
    .map((name) => `${name}=${all[name]}`);
}

/** Next's own cache, which ours extends: there has to be one of it. */
const NEXT_CACHE = 'next/dist/server/lib/incremental-cache/file-system-cache';

/** Custom server of Next, which replaces the server.js of its build. */
const SERVER_FILE = 'main.mjs';

/**
 * Next leaves the browser's files out of its standalone output, expecting a CDN to serve them, and what it has
 * read from the backend: with it, searches too are answered while the backend is down. And it knows nothing of
 * our server.
 *
 * @param {string} distDir
 */
async function completeStandalone(distDir) {
  const target = standaloneDir(distDir);
  const buildId = readFileSync(join(websiteDir, distDir, 'BUILD_ID'), 'utf8').trim();
  await bundle({
    name: 'The build of the live parts',
    source: 'app/live-parts.ts',
    file: join(distDir, 'static', buildId, 'live-parts.js'),
    args: ['--platform', 'browser', '--format', 'iife', '--minify', '--transform.target', OLDEST_BROWSERS],
  });
  cpSync(join(websiteDir, distDir, 'static'), join(target, distDir, 'static'), { recursive: true });
  const readsDir = join(websiteDir, distDir, 'cache', 'fetch-cache');
  const keptReads = join(target, distDir, 'cache', 'fetch-cache');
  if (existsSync(readsDir)) cpSync(readsDir, keptReads, { recursive: true });
  const publicDir = join(websiteDir, 'public');
  if (existsSync(publicDir)) cpSync(publicDir, join(target, 'public'), { recursive: true });
  await bundle({
    name: 'The build of the server',
    source: 'server/main.ts',
    dir: target,
    // Metrics and traces are loaded only where they are asked for, so they become files of their own.
    args: [
      ...['--platform', 'node', '--format', 'esm', '--external', 'next'],
      ...['--entryFileNames', SERVER_FILE, '--chunkFileNames', 'main-[name]-[hash].mjs'],
    ],
  });
}

/**
 * Makes one file of what runs beside the code that Next bundles, or several in a folder.
 *
 * @param {{ name: string, source: string, args: string[] } & ({ file: string } | { dir: string })} options the source in
 *   src, what it becomes, and what rolldown is to do with it
 */
async function bundle({ name, source, args, ...made }) {
  const output = 'dir' in made ? ['--dir', made.dir] : ['--file', made.file];
  const rolldown = join(websiteDir, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  await runProcess({
    name,
    args: [rolldown, join('src', source), ...output, '--tsconfig', 'tsconfig.json', ...args],
    cwd: websiteDir,
    env: commonEnv,
    logFile: join(logDir, 'build-server.log'),
  });
}

/** The folder of server.js: nested when Next takes the repository for the root of the sources. @param {string} distDir */
export function standaloneDir(distDir) {
  const found = findStandalone(distDir);
  if (found) return found;
  throw new Fault(
    `The build left no server.js in ${distDir}. Is output: 'standalone' set in next.config.ts?`,
  );
}

/** @param {string} distDir */
function findStandalone(distDir) {
  const base = join(websiteDir, distDir, 'standalone');
  return [base, join(base, 'website')].find((dir) => existsSync(join(dir, 'server.js')));
}

/**
 * @typedef {{ env: Record<string, string>, port: number } &
 *   Pick<import('./processes.mjs').ProcessOptions, 'logFile' | 'append' | 'withChannel'>} Start
 */

/** Starts the built website. @param {Start & { build: string }} options build: the folder with its main.mjs */
export function startWebsite({ env, port, build: cwd, ...output }) {
  return startProcess({
    name: 'website',
    args: [join(cwd, SERVER_FILE)],
    cwd,
    env: { ...commonEnv, ...env, NODE_ENV: 'production', PORT: String(port) },
    ...output,
  });
}

/** Starts the website from its sources, with hot reload. @param {Start} options */
export function startWebsiteForDevelopment({ env, port, ...output }) {
  return startProcess({
    name: 'website',
    args: [next, 'dev', '--port', String(port), '--hostname', env.HOST || '127.0.0.1'],
    cwd: websiteDir,
    env: { ...commonEnv, ...env, NODE_ENV: 'development' },
    ...output,
    echo: true,
  });
}
