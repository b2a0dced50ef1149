import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf } from '../backup/places.mjs';
import { copyContract } from './contract.mjs';
import { backendFile, parseEnv } from './env-files.mjs';
import { hashInputs, isFresh } from './inputs-hash.mjs';
import { keep, restoreKept, thisMachine } from './kept.mjs';
import { findFreePort } from './ports.mjs';
import { runProcess, startProcess } from './processes.mjs';
import { backendDir, commonEnv, hasSources, logDir } from './project.mjs';
import { FIRST_START_MS, waitForHttp } from './wait-for-http.mjs';

const strapi = join(backendDir, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
const distDir = join(backendDir, 'dist');
const stampFile = join(distDir, '.built-from');

const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'config', 'database', 'src', 'seed'];

/** @type {Promise<boolean> | undefined} */
let building;

/**
 * Compiles the backend and its editor, when a source has changed since the last time; takes what another clone has made of
 * the same sources. Several that need it wait for one build.
 *
 * @param {{ onCompiled?: () => void }} [options] onCompiled: called when the backend can start, while its editor is still made
 * @returns {Promise<boolean>} whether anything had to be built
 * @throws {import('./fault.mjs').Fault}
 */
export function buildBackend({ onCompiled } = {}) {
  building ??= build(onCompiled);
  return building;
}

/** @param {() => void} [onCompiled] */
async function build(onCompiled) {
  if (!hasSources) return false;
  const stamp = { file: stampFile, hash: backendHash() };
  if (isFresh(stamp)) return false;
  const kept = { kind: 'backend', hash: hashOfBuild(stamp.hash) };
  if ((await restoreKept({ ...kept, to: distDir })) && isFresh(stamp)) return true;
  removeCompiled(distDir);
  await runProcess({
    name: 'The build of the backend',
    args: [strapi, 'build'],
    cwd: backendDir,
    env: { ...commonEnv, NODE_ENV: 'production' },
    logFile: join(logDir, 'build-backend.log'),
    onOutput: (chunk) => {
      if (!chunk.includes('Building admin panel')) return;
      // A backend that starts meanwhile serves the panel from here only when the folder is there.
      mkdirSync(join(distDir, 'build'), { recursive: true });
      onCompiled?.();
    },
  });
  writeFileSync(stamp.file, `${stamp.hash}\n`);
  await keep({ ...kept, from: distDir });
  return true;
}

/** Removes what was compiled of sources that may be gone: Strapi loads whatever lies there. @param {string} dist */
export function removeCompiled(dist) {
  for (const name of sources) rmSync(join(dist, name), { recursive: true, force: true });
}

/** The editor's screens carry the address they ask, so a build is for one clone's settings too. @param {string} sourcesHash */
function hashOfBuild(sourcesHash) {
  const settings = existsSync(backendFile) ? parseEnv(readFileSync(backendFile, 'utf8')) : {};
  const built = Object.entries({ ...settings, ...process.env })
    .filter(([name]) => /^(PUBLIC_URL$|ADMIN_|STRAPI_)/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return hashInputs({
    dir: backendDir,
    sources: [],
    ignore: /^$/,
    extra: [sourcesHash, ...thisMachine(), ...built],
  });
}

/** Returns what the backend is built from, as one value; the contract counts by its copy in src/. */
export function backendHash() {
  copyContract();
  return hashInputs({ dir: backendDir, sources, ignore: /\.test\.ts$/ });
}

/**
 * @param {{ mode: 'start' | 'develop', env: Record<string, string> } &
 *   Pick<import('./processes.mjs').ProcessOptions, 'logFile' | 'echo' | 'append' | 'withChannel'>} options
 */
export function startBackend({ mode, env, ...output }) {
  return startProcess({
    name: 'backend',
    args: [strapi, mode],
    cwd: backendDir,
    env: {
      ...commonEnv,
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      // Read on the screen, through a pipe.
      ...(output.echo ? { LOG_FORMAT: process.env.LOG_FORMAT ?? 'text' } : {}),
      ...env,
    },
    ...output,
  });
}

/**
 * Starts a backend on a free port of this machine, and waits until it answers.
 *
 * @param {{ env: Record<string, string>, logFile: string }} options
 * @throws {import('./fault.mjs').Fault}
 */
export async function startReadyBackend({ env, logFile }) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const running = startBackend({ mode: 'start', env: { ...env, PORT: String(port) }, logFile });
  await waitForHttp({ url: `${url}/health/ready`, running, timeoutMs: FIRST_START_MS, logFile });
  return { url, running };
}

/**
 * Tells one database from another, by a digest: it is written into files that everybody may read, and an address holds a password.
 * Pages built from one hold document ids that the next does not know.
 *
 * @param {Record<string, string>} env of the backend
 */
export function databaseIdentity(env) {
  const { databaseUrl, databaseFile } = placesOf(env);
  const made = existsSync(databaseFile) ? ` ${Math.round(statSync(databaseFile).birthtimeMs)}` : '';
  const place = databaseUrl ?? databaseFile + made;
  return hash('sha256', place);
}
