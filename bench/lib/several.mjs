import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../scripts/lib/backend.mjs';
import { backendDefaults, ISOLATED, websiteDefaults } from '../../scripts/lib/env-files.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { startProcess } from '../../scripts/lib/processes.mjs';
import { commonEnv } from '../../scripts/lib/project.mjs';
import { waitForHttp } from '../../scripts/lib/wait-for-http.mjs';
import { startNginx } from './nginx.mjs';

const READY_MS = 240_000;

/** What settings name, and so reach by a link. */
const REACHED = {
  DATABASE_URL: 'PostgreSQL',
  VALKEY_URL: 'Valkey',
  S3_ENDPOINT: 'S3',
  BACKEND_URL: 'nginx',
  WEBSITE_URL: 'website 1',
};

/**
 * @typedef {object} Part one website, backend or nginx
 * @property {string} name
 * @property {string} url
 * @property {() => number} pid
 * @property {() => Promise<void>} ready
 * @property {() => Promise<void>} start until it is ready
 *
 * @typedef {(way: { from: string, to: string, port: number }) => Promise<number> | number} Link the port at which one part
 *   reaches another
 */

/** @param {{ name: string, url: string, run: () => import('../../scripts/lib/processes.mjs').Running }} options @returns {Promise<Part>} */
async function startPart({ name, url, run }) {
  let running = run();
  const ready = () => waitForHttp({ url: `${url}/health/ready`, running, timeoutMs: READY_MS });
  await ready();
  return {
    name,
    url,
    pid: () => running.child.pid ?? 0,
    ready,
    start: async () => {
      running = run();
      await ready();
    },
  };
}

/** The settings of one part, with links in place of what they name. */
async function linkSettings({ settings, from, link }) {
  const linked = { ...settings };
  for (const [name, to] of Object.entries(REACHED)) {
    if (!settings[name]) continue;
    const { port } = new URL(settings[name]);
    linked[name] = settings[name].replace(`:${port}`, `:${await link({ from, to, port: Number(port) })}`);
  }
  return linked;
}

/**
 * The whole on this machine: two backends on one PostgreSQL with the demonstration, two websites, and the shipped nginx in
 * front of both.
 *
 * @param {object} options
 * @param {string} options.tmp
 * @param {string} options.databaseUrl
 * @param {string} options.build the folder of a built website
 * @param {Record<string, string>} [options.engines] `VALKEY_URL` and `S3_…`, where there are such
 * @param {Link} [options.link] straight unless told
 */
export async function startSeveral({ tmp, databaseUrl, build, engines = {}, link = ({ port }) => port }) {
  const [edgePort, insidePort, ...ports] = await freePorts(6);
  const port = await link({ from: 'visitors', to: 'nginx', port: edgePort });
  const address = `http://localhost:${port}`;
  const folder = join(tmp, 'several');
  const settings = {
    ...backendDefaults(),
    ...ISOLATED,
    ...engines,
    DATABASE_URL: databaseUrl,
    WEBSITE_URL: `http://127.0.0.1:${ports[2]}`,
    SITE_URL: address,
    // Pictures and cards: one disk for both, where there is no bucket.
    DATA_DIR: join(folder, 'data'),
    PUBLIC_DIR: join(folder, 'public'),
  };
  const website = {
    ...websiteDefaults(settings),
    BACKEND_URL: `http://127.0.0.1:${insidePort}`,
    SITE_URL: address,
    VALKEY_URL: engines.VALKEY_URL ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_ENV: 'production',
  };
  const startBackendAt = async (index) => {
    const name = `backend ${index + 1}`;
    const env = await linkSettings({ settings, from: name, link });
    return await startPart({
      name,
      url: `http://127.0.0.1:${ports[index]}`,
      run: () =>
        startBackend({
          mode: 'start',
          env: { ...env, PORT: String(ports[index]) },
          logFile: join(tmp, `backend-${index}.log`),
          append: true,
        }),
    });
  };
  const startWebsiteAt = async (index) => {
    const name = `website ${index + 1}`;
    const env = await linkSettings({ settings: website, from: name, link });
    return await startPart({
      name,
      url: `http://127.0.0.1:${ports[2 + index]}`,
      run: () =>
        startProcess({
          name,
          command: process.execPath,
          args: ['main.mjs'],
          cwd: build,
          env: { ...commonEnv, ...env, PORT: String(ports[2 + index]) },
          logFile: join(tmp, `website-${index}.log`),
          append: true,
        }),
    });
  };
  const fromNginx = (names, some) =>
    Promise.all(
      names.map(async (to, index) => `127.0.0.1:${await link({ from: 'nginx', to, port: some[index] })}`),
    );
  mkdirSync(folder, { recursive: true });
  const backends = [await startBackendAt(0), await startBackendAt(1)];
  const addresses = {
    websites: await fromNginx(['website 1', 'website 2'], ports.slice(2)),
    backends: await fromNginx(['backend 1', 'backend 2'], ports.slice(0, 2)),
  };
  const nginx = await startPart({
    name: 'nginx',
    url: `http://127.0.0.1:${insidePort}`,
    run: () => startNginx({ tmp, port: edgePort, insidePort, ...addresses }),
  });
  const websites = [await startWebsiteAt(0), await startWebsiteAt(1)];
  const inside = `http://127.0.0.1:${await link({ from: 'editors', to: 'nginx', port: insidePort })}`;
  return { address, port, inside, settings, backends, websites, nginx };
}

/** Of one moment, so that none comes twice. */
async function freePorts(count) {
  const found = new Set();
  while (found.size < count) found.add(await findFreePort());
  return [...found];
}

const DIST_DIR = '.next-bench';

/**
 * A copy of a build, without the answers of another backend that it keeps.
 *
 * @param {{ tmp: string, build: string }} options
 * @returns {string} its folder
 */
export function copyBuild({ tmp, build }) {
  const folder = mkdtempSync(join(tmp, 'build-'));
  const skipped = [join(build, 'node_modules'), join(build, DIST_DIR, 'cache')];
  cpSync(build, folder, { recursive: true, filter: (path) => !skipped.includes(path) });
  symlinkSync(join(build, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
