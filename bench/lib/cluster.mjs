import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../scripts/lib/backend.mjs';
import { hasNginx } from '../../scripts/lib/edge.mjs';
import { backendDefaults, ISOLATED, websiteDefaults } from '../../scripts/lib/env-files.mjs';
import { Fault } from '../../scripts/lib/fault.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { stopAll } from '../../scripts/lib/processes.mjs';
import { undoLater } from '../../scripts/lib/undo.mjs';
import { startValkey } from '../../scripts/lib/valkey.mjs';
import { waitForHttp } from '../../scripts/lib/wait-for-http.mjs';
import { startWebsite } from '../../scripts/lib/website.mjs';
import { startTestSite } from '../../scripts/test/test-site.mjs';
import { checkBooks } from './bookkeeping.mjs';
import { startNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { startS3 } from './s3.mjs';

const READY_MS = 240_000;

/**
 * @typedef {object} ClusterPart
 * @property {string} name
 * @property {number[]} ports where it listens
 * @property {() => number} pid
 * @property {() => Promise<unknown>} start again, after it was killed
 * @property {() => Promise<void>} [ready] until it is
 */

/** Services that settings name, and so reach by a link. */
const REACHED = {
  DATABASE_URL: 'PostgreSQL',
  VALKEY_URL: 'Valkey',
  S3_ENDPOINT: 'S3',
  BACKEND_URL: 'nginx',
  WEBSITE_URL: 'website 1',
};

/**
 * Starts two backends, two websites, nginx, PostgreSQL, Valkey and an S3 server, as in docs/operations.md, "Several of everything".
 * `link` returns the port by which one part reaches another; the real port by default.
 */
export async function startCluster({ tmp, link = ({ port }) => port }) {
  if (!hasNginx()) throw new Fault('This needs nginx (apt-get install nginx).');
  const { websiteBuild } = await startTestSite({ tmp });
  await stopAll();
  const build = copyBuild({ tmp, build: websiteBuild });
  const stores = await startStores(tmp);
  const { databaseUrl } = stores;
  const [edgePort, insidePort, ...ports] = await Array.fromAsync({ length: 6 }, findFreePort);
  const port = await link({ from: 'visitors', to: 'nginx', port: edgePort });
  const address = `http://localhost:${port}`;
  const settings = {
    ...backendDefaults(),
    ...ISOLATED,
    ...stores.settings,
    DATABASE_URL: databaseUrl,
    WEBSITE_URL: `http://127.0.0.1:${ports[2]}`,
    SITE_URL: address,
    DATA_DIR: join(tmp, 'cluster', 'data'),
    PUBLIC_DIR: join(tmp, 'cluster', 'public'),
  };
  const website = {
    ...websiteDefaults(settings),
    BACKEND_URL: `http://127.0.0.1:${insidePort}`,
    SITE_URL: address,
    VALKEY_URL: settings.VALKEY_URL,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const startBackendAt = async (index) => {
    const name = `backend ${index + 1}`;
    const env = { ...(await linkSettings({ settings, from: name, link })), PORT: String(ports[index]) };
    const logFile = join(tmp, `backend-${index}.log`);
    const run = () => startBackend({ mode: 'start', env, logFile, append: true });
    return await startPart({ name, port: ports[index], run });
  };
  const startWebsiteAt = async (index) => {
    const name = `website ${index + 1}`;
    const own = ports[2 + index];
    const linked = await linkSettings({ settings: website, from: name, link });
    const logFile = join(tmp, `website-${index}.log`);
    const run = () => startWebsite({ env: linked, port: own, build, logFile, append: true });
    return await startPart({ name, port: own, run });
  };
  const fromNginx = (names, some) =>
    Promise.all(
      names.map(async (to, index) => `127.0.0.1:${await link({ from: 'nginx', to, port: some[index] })}`),
    );
  mkdirSync(join(tmp, 'cluster'));
  const backends = [await startBackendAt(0), await startBackendAt(1)];
  const addresses = {
    websites: await fromNginx(['website 1', 'website 2'], ports.slice(2)),
    backends: await fromNginx(['backend 1', 'backend 2'], ports.slice(0, 2)),
  };
  const nginx = await startPart({
    name: 'nginx',
    port: insidePort,
    run: () => startNginx({ tmp, port: edgePort, insidePort, ...addresses }),
  });
  const websites = [await startWebsiteAt(0), await startWebsiteAt(1)];
  return {
    // Of nginx, for visitors, and for editors.
    address,
    port,
    inside: `http://127.0.0.1:${await link({ from: 'editors', to: 'nginx', port: insidePort })}`,
    settings,
    databaseUrl,
    websites: ports.slice(2).map((one) => `http://127.0.0.1:${one}`),
    /** @type {ClusterPart[]} */
    parts: [...backends, ...websites, nginx, ...stores.parts],
    checkBooks: (acknowledged) =>
      checkBooks({ databaseUrl, databaseFile: '', acknowledged, wholeAppointments: false }),
  };
}

/** PostgreSQL, Valkey and an S3 server, with the settings that lead to the latter two. */
async function startStores(tmp) {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('cluster');
  const s3 = await startS3({ tmp });
  let valkey = await startValkey();
  undoLater(() => valkey.stop());
  const startValkeyAgain = async () => {
    await valkey.stop();
    valkey = await startValkey({ port: valkey.port });
  };
  return {
    databaseUrl,
    settings: { VALKEY_URL: valkey.url, ...s3.settings },
    parts: [
      {
        name: 'PostgreSQL',
        ports: [Number(new URL(databaseUrl).port)],
        pid: postgres.pid,
        start: postgres.start,
      },
      { name: 'Valkey', ports: [valkey.port], pid: () => valkey.pid, start: startValkeyAgain },
      { name: 'S3', ports: [s3.port], pid: s3.pid, start: s3.start },
    ],
  };
}

async function startPart({ name, port, run }) {
  let running = run();
  const url = `http://127.0.0.1:${port}/health/ready`;
  const ready = () => waitForHttp({ url, running, timeoutMs: READY_MS });
  await ready();
  return {
    name,
    ports: [port],
    pid: () => running.child.pid ?? 0,
    ready,
    start: async () => {
      running = run();
      await ready();
    },
  };
}

async function linkSettings({ settings, from, link }) {
  const linked = { ...settings };
  for (const [name, to] of Object.entries(REACHED)) {
    if (!settings[name]) continue;
    const { port } = new URL(settings[name]);
    linked[name] = settings[name].replace(`:${port}`, `:${await link({ from, to, port: Number(port) })}`);
  }
  return linked;
}

/** A copy of a build, without the answers of another backend that it keeps. @returns {string} its folder */
function copyBuild({ tmp, build }) {
  const folder = mkdtempSync(join(tmp, 'build-'));
  const skipped = [join(build, 'node_modules'), join(build, '.next-bench', 'cache')];
  cpSync(build, folder, { recursive: true, filter: (path) => !skipped.includes(path) });
  symlinkSync(join(build, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
