import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { backendHash, buildBackend } from '../lib/backend.mjs';
import { backendDefaults, ISOLATED, websiteDefaults } from '../lib/env-files.mjs';
import { isFresh } from '../lib/inputs-hash.mjs';
import { keep, restoreKept } from '../lib/kept.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { logDir, root, websiteDir } from '../lib/project.mjs';
import { waitForHttp } from '../lib/wait-for-http.mjs';
import { buildWebsite, standaloneDir, startWebsite } from '../lib/website.mjs';
import { openIdSettings } from './openid-server.mjs';
import { serveBackend, startRestartable, tell } from './test-backend.mjs';

/** @type {typeof import('./clock.cjs')} */
const { FIXED_NOW } = createRequire(import.meta.url)('./clock.cjs');

/** Address of the site that stands in its pages, wherever a copy of it is reached. */
const PUBLIC_URL = 'http://clinic.example';
/** The database is filled, and the pages are made, before any test begins. */
const PREPARED_AT = FIXED_NOW - 30 * 60_000;

/**
 * @typedef {import('../lib/processes.mjs').Running} Running
 * @typedef {{ backend: Record<string, string>, website: Record<string, string> }} Settings
 *
 * @typedef {object} PreparedSite a filled database and the website built from it, which sites are copies of
 * @property {Settings} settings of both, without ports and addresses
 * @property {string} folder with the data of its backend
 * @property {string} websiteBuild the folder with the website's main.mjs
 * @property {string} distDir of that build, in website/
 * @property {boolean} isAtFixedTime its demonstration's days are those around FIXED_NOW, not around today
 *
 * @typedef {object} Site
 * @property {string} siteUrl
 * @property {string} publicUrl what its pages call themselves
 * @property {string} backendUrl
 * @property {string} databaseFile
 * @property {Record<string, string>} backend its settings, the staff sign-in among them
 * @property {string} backendLog
 * @property {string} websiteLog
 * @property {Record<string, string>} website its settings
 * @property {string} websiteBuild the folder with its main.mjs
 * @property {string} distDir of that build, in website/
 * @property {(shiftMs: number) => Promise<void>} setClock moves the clock of both
 * @property {() => Promise<void>} runJobs runs the backend's jobs of the minute
 * @property {number} shiftMs what its clock adds to the time of this machine
 * @property {(messages: Record<string, unknown>[]) => Promise<Running>} handOver ends it but for the process of its backend, which
 *   is given these
 * @property {() => Promise<void>} stop
 */

/** @type {Promise<PreparedSite> | undefined} */
let preparing;

/** Prepares the site of the tests, once for all steps of a run. @param {string} tmp a folder for what is needed meanwhile */
export function prepareTestSite(tmp) {
  preparing ??= prepareSite({ tmp, isAtFixedTime: true });
  return preparing;
}

/**
 * Fills a database with the demonstration and builds the website from it, unless that was done from the same sources.
 *
 * @param {{ tmp: string, isAtFixedTime: boolean }} options tmp: a folder for what is needed meanwhile; isAtFixedTime: for
 *   tests, which live at FIXED_NOW; else its dates are around today, and it is made anew each day
 * @returns {Promise<PreparedSite>}
 * @throws {import('../lib/fault.mjs').Fault}
 */
async function prepareSite({ tmp, isAtFixedTime }) {
  console.log('Building the backend, about 1 minute after a change …');
  await buildBackend();
  const name = isAtFixedTime ? 'test' : 'bench';
  const folder = join(root, 'var', `${name}-site`);
  const distDir = `.next-${name}`;
  const day = isAtFixedTime ? 'fixed' : new Date().toISOString().slice(0, 10);
  const stamp = { file: join(folder, '.made-from'), hash: `${backendHash()} ${day}` };
  const kept = { kind: 'test-site', hash: backendHash() };
  const isThere = isFresh(stamp) || (isAtFixedTime && (await restoreKept({ ...kept, to: folder })));
  if (!isThere || !isFresh(stamp)) {
    await fillDatabase({ folder, isAtFixedTime, stamp });
    if (isAtFixedTime) await keep({ ...kept, from: folder });
  }
  /** @type {Settings} */
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
  const database = stamp.hash;
  await buildWebsite({
    // The address of the backend is of the moment, and no part of what is built.
    env: { ...settings.website, SITE_URL: PUBLIC_URL, BACKEND_URL: '' },
    distDir,
    database: () => database,
    isKept: isAtFixedTime,
    beforeBuild: async () => {
      console.log('Building the website from the content of the backend, about 1 minute …');
      const data = join(tmp, 'data-of-the-build');
      cpSync(folder, data, { recursive: true });
      const shiftMs = shiftTo(isAtFixedTime, PREPARED_AT);
      const logFile = join(logDir, 'test-build.log');
      const backend = await serveBackend({ folder: data, settings, shiftMs, logFile });
      return {
        env: { ...backend.clock, BACKEND_URL: backend.url },
        after: async () => {
          await stopProcess(backend.running);
          rmSync(data, { recursive: true });
        },
      };
    },
  });
  return { settings, folder, websiteBuild: standaloneDir(distDir), distDir, isAtFixedTime };
}

/**
 * Starts a backend and a website on copies of what was prepared: nothing that happens there is met anywhere else.
 *
 * @param {{ prepared: PreparedSite, folder: string, name: string, also?: Partial<Settings>, insteadOf?: Site }} options folder: for
 *   what the two write, a new one; name: in the names of their logs; also: settings for this start alone; insteadOf: a site
 *   that ends, in the process of whose backend this one begins: most of a start is loading Strapi
 * @returns {Promise<Site>}
 * @throws {import('../lib/fault.mjs').Fault}
 */
export async function startSite({ prepared, folder, name, also = {}, insteadOf }) {
  const { settings, distDir } = prepared;
  const shiftMs = shiftTo(prepared.isAtFixedTime, FIXED_NOW);
  cpSync(prepared.folder, folder, { recursive: true });
  const websiteBuild = copyBuild({
    build: prepared.websiteBuild,
    to: join(folder, 'website'),
    distDir,
    madeAt: new Date(prepared.isAtFixedTime ? FIXED_NOW : Date.now()),
    pictures: prepared.isAtFixedTime ? join(websiteDir, distDir, 'cache', 'images') : undefined,
  });
  const [backendLog, websiteLog] = [join(logDir, `${name}-backend.log`), join(logDir, `${name}-website.log`)];

  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await serveBackend({
    folder,
    settings,
    shiftMs,
    logFile: backendLog,
    also: { WEBSITE_URL: `http://127.0.0.1:${port}`, SITE_URL: siteUrl, ...also.backend },
    start: insteadOf
      ? ({ env }) => insteadOf.handOver([{ clockShiftMs: shiftMs }, { beginWith: env }])
      : startRestartable,
  });
  const website = {
    ...settings.website,
    BACKEND_URL: backend.url,
    SITE_URL: PUBLIC_URL,
    // Visitors come from one machine; each test says which one it is.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    VALKEY_URL: '',
    ...also.website,
  };
  const served = startWebsite({
    env: { ...website, ...backend.clock, CLOCK_CAN_MOVE: 'yes' },
    port,
    build: websiteBuild,
    logFile: websiteLog,
    withChannel: true,
  });
  await waitForHttp({ url: `${siteUrl}/en`, running: served, timeoutMs: 60_000, logFile: websiteLog });
  const both = [backend.running, served];
  // Nothing is kept of it, so it is not waited for.
  const end = (/** @type {Running} */ one) => stopProcess(one, { graceMs: 0 });
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  /** @type {Site} */
  const site = {
    siteUrl,
    publicUrl: PUBLIC_URL,
    backendUrl: backend.url,
    databaseFile: join(folder, 'data', 'clinic.db'),
    backend: backend.env,
    backendLog,
    websiteLog,
    website,
    websiteBuild,
    distDir,
    shiftMs,
    setClock: async (clockShiftMs) => {
      site.shiftMs = clockShiftMs;
      await Promise.all(both.map((one) => tell(one, { clockShiftMs })));
    },
    runJobs: () => tell(backend.running, { runJobs: true }),
    handOver: async (messages) => {
      await end(served);
      for (const each of messages) await tell(backend.running, each);
      remove();
      return backend.running;
    },
    stop: async () => {
      await Promise.all(both.map(end));
      remove();
    },
  };
  return site;
}

/**
 * A site of today for benches and checks, stopped with everything else this process has started.
 *
 * @param {{ tmp: string, also?: Partial<Settings> }} options as of {@link startSite}
 */
export async function startTestSite({ tmp, also }) {
  // A process that lives at another time, as the tests do, has its site there.
  const isAtFixedTime = process.env.CLOCK_SHIFT_MS !== undefined;
  const prepared = await prepareSite({ tmp, isAtFixedTime });
  const name = isAtFixedTime ? 'test' : 'bench';
  return await startSite({ prepared, folder: join(tmp, 'site'), name, also });
}

/** Returns the shift from this machine's time. @param {boolean} isAtFixedTime @param {number} instant */
function shiftTo(isAtFixedTime, instant) {
  if (!isAtFixedTime) return 0;
  return instant - Date.now() + Number(process.env.CLOCK_SHIFT_MS ?? 0);
}

/** @param {{ folder: string, isAtFixedTime: boolean, stamp: { file: string, hash: string } }} options */
async function fillDatabase({ folder, isAtFixedTime, stamp }) {
  console.log('Filling a database with the demonstration content …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const backend = { ...backendDefaults(), ...ISOLATED, ...openIdSettings(1) };
  const settings = { backend, website: websiteDefaults(backend) };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings, null, 2), { mode: 0o600 });
  const logFile = join(logDir, 'test-seed.log');
  const shiftMs = shiftTo(isAtFixedTime, PREPARED_AT);
  const { running } = await serveBackend({ folder, settings, shiftMs, logFile });
  await stopProcess(running);
  writeFileSync(stamp.file, `${stamp.hash}\n`);
}

/**
 * Copies a build, which a running website adds to. Its pages were made at an instant of the site's own clock.
 *
 * @param {{ build: string, to: string, distDir: string, madeAt: Date, pictures?: string }} options pictures: where it keeps the
 *   pictures it makes smaller, which are the same for every site of a build and most of what a website in a test would do
 */
function copyBuild({ build, to, distDir, madeAt, pictures }) {
  const modules = join(build, 'node_modules');
  cpSync(build, to, { recursive: true, filter: (path) => path !== modules });
  symlinkSync(modules, join(to, 'node_modules'));
  const pages = join(to, distDir, 'server', 'app');
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(pages, file), madeAt, madeAt);
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    symlinkSync(pictures, join(to, distDir, 'cache', 'images'));
  }
  return to;
}
