import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendHash, buildBackend, startBackend } from '../lib/backend.mjs';
import { backendDefaults, ISOLATED, websiteDefaults } from '../lib/env-files.mjs';
import { findFreePort, isTaken } from '../lib/ports.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { logDir, root } from '../lib/project.mjs';
import { isFresh, writeStamp } from '../lib/stamp.mjs';
import { waitForHttp } from '../lib/wait-for-http.mjs';
import { buildWebsite, standaloneDir, startWebsite } from '../lib/website.mjs';
import { openIdSettings, startOpenIdServer } from './openid-server.mjs';

/** Where the website of the tests is built. */
export const DIST_DIR = '.next-test';
const templateDir = join(root, 'var', 'test-site');
const settingsFile = join(templateDir, 'settings.json');

/**
 * @typedef {object} TestSite
 * @property {string} siteUrl
 * @property {string} backendUrl
 * @property {string} databaseFile
 * @property {Record<string, string>} backend its settings, the staff sign-in among them
 * @property {string} backendLog
 * @property {string} websiteLog
 * @property {Record<string, string>} website its settings
 * @property {string} websiteBuild the folder with its main.mjs
 * @property {{ website: number, backend: number }} processIds
 * @property {() => Promise<void>} stopSignInProvider frees its port, which the next site of this command is to have
 *
 * @typedef {{ backend: Record<string, string>, website: Record<string, string> }} TemplateSettings
 */

/**
 * Starts the real backend on a fresh copy of a filled SQLite database, and the website built from it. Both
 * are stopped with everything else this process has started.
 *
 * @param {{ tmp: string, also?: Partial<TemplateSettings> }} options tmp: a folder for what the two write; also: settings
 *   for this start alone
 * @returns {Promise<TestSite>}
 * @throws {import('../lib/fault.mjs').Fault}
 */
export async function startTestSite({ tmp, also = {} }) {
  console.log('Building the backend, about 1 minute after a change …');
  await buildBackend();
  const { backend, website: madeOnce, stampHash } = await provideTemplate();
  // Many visitors come from one machine; each test says which one it is.
  /** @type {Record<string, string>} */
  const website = { ...madeOnce, TRUSTED_PROXIES: '127.0.0.1, ::1', VALKEY_URL: '' };
  const site = join(tmp, 'site');
  cpSync(templateDir, site, { recursive: true });

  const stopSignInProvider = await startOpenIdServer(backend);
  const backendLog = join(logDir, 'test-backend.log');
  const env = { ...backend, ...dataIn(site), ...also.backend };
  const backendUrl = website.BACKEND_URL ?? '';
  const running = startBackend({ mode: 'start', env, logFile: backendLog });
  await waitForHttp({ url: `${backendUrl}/health/ready`, running, timeoutMs: 120_000, logFile: backendLog });

  console.log('Building the website from the content of the backend, about 1 minute after a change …');
  await buildWebsite({ env: website, distDir: DIST_DIR, database: stampHash });

  const websiteLog = join(logDir, 'test-website.log');
  const siteUrl = website.SITE_URL ?? '';
  const port = Number(new URL(siteUrl).port);
  const served = startWebsite({
    env: { ...website, ...also.website },
    port,
    distDir: DIST_DIR,
    logFile: websiteLog,
  });
  await waitForHttp({ url: `${siteUrl}/en`, running: served, timeoutMs: 60_000, logFile: websiteLog });
  return {
    siteUrl,
    backendUrl,
    databaseFile: join(site, 'data', 'clinic.db'),
    backend,
    backendLog,
    websiteLog,
    website,
    websiteBuild: standaloneDir(DIST_DIR),
    processIds: { website: Number(served.child.pid), backend: Number(running.child.pid) },
    stopSignInProvider,
  };
}

/**
 * A database filled with the demonstration content, made again when the backend changes and every day, as
 * its dates are relative to today. Kept so that the website built from it can be used again too.
 */
async function provideTemplate() {
  const stamp = { file: join(templateDir, '.made-from'), hash: `${backendHash()} ${today()}` };
  if (isFresh(stamp) && existsSync(settingsFile)) {
    return { ...(await readTemplateSettings()), stampHash: stamp.hash };
  }
  rmSync(templateDir, { recursive: true, force: true });
  mkdirSync(templateDir, { recursive: true });
  const settings = await makeSettings();
  writeFileSync(settingsFile, JSON.stringify(settings, null, 2), { mode: 0o600 });

  console.log('Filling a database with the demonstration content …');
  const logFile = join(logDir, 'test-seed.log');
  const env = { ...settings.backend, ...dataIn(templateDir) };
  const running = startBackend({ mode: 'start', env, logFile });
  await waitForHttp({
    url: `${settings.website.BACKEND_URL}/health/ready`,
    running,
    timeoutMs: 300_000,
    logFile,
  });
  await stopProcess(running);
  writeStamp(stamp);
  return { ...settings, stampHash: stamp.hash };
}

/**
 * The ports are part of the built pages, so they are kept as long as nobody else has taken them. The secrets are always
 * kept: the database was filled with them.
 *
 * @returns {Promise<TemplateSettings>}
 */
async function readTemplateSettings() {
  /** @type {TemplateSettings} */
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const { PORT, OPENID_TOKEN_URL = '' } = settings.backend;
  const ports = [
    PORT,
    ...[OPENID_TOKEN_URL, settings.website.SITE_URL ?? ''].map((url) => new URL(url).port),
  ];
  if (!(await Promise.all(ports.map(Number).map(isTaken))).includes(true)) return settings;
  const moved = await makeSettings(settings);
  writeFileSync(settingsFile, JSON.stringify(moved, null, 2), { mode: 0o600 });
  return moved;
}

/**
 * Settings with ports that are free.
 *
 * @param {TemplateSettings} [former] whose secrets are kept
 * @returns {Promise<TemplateSettings>}
 */
async function makeSettings(former) {
  const backendPort = await findFreePort();
  const port = await findFreePort();
  const backend = {
    ...(former?.backend ?? backendDefaults()),
    ...ISOLATED,
    PORT: String(backendPort),
    WEBSITE_URL: `http://127.0.0.1:${port}`,
    SITE_URL: `http://localhost:${port}`,
    PUBLIC_URL: `http://127.0.0.1:${backendPort}`,
    ...openIdSettings(await findFreePort()),
  };
  const { BACKEND_URL = '' } = websiteDefaults(backend);
  const website = { ...(former?.website ?? websiteDefaults(backend)), BACKEND_URL };
  return { backend, website: { ...website, SITE_URL: `http://localhost:${port}` } };
}

/** @param {string} dir */
function dataIn(dir) {
  return { DATA_DIR: join(dir, 'data'), PUBLIC_DIR: join(dir, 'public') };
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
