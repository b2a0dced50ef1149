import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../scripts/lib/backend.mjs';
import { backendDefaults, ISOLATED, websiteDefaults } from '../../scripts/lib/env-files.mjs';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { addPreviousBuild, savePreviousBuild } from '../../scripts/lib/previous-builds.mjs';
import { startProcess } from '../../scripts/lib/processes.mjs';
import { commonEnv } from '../../scripts/lib/project.mjs';
import { waitForHttp } from '../../scripts/lib/wait-for-http.mjs';
import { startNginx } from './nginx.mjs';

const READY_MS = 240_000;

/**
 * @typedef {object} Part one website or backend, which can be replaced
 * @property {string} name
 * @property {string} url
 * @property {() => Promise<{ seconds: number, code: number | null }>} end asks it to end, as a service manager does
 * @property {(build?: string) => Promise<void>} start until it is ready
 */

/** @param {{ name: string, url: string, run: (build?: string) => import('../../scripts/lib/processes.mjs').Running }} options @returns {Promise<Part>} */
async function startPart({ name, url, run }) {
  let running = run();
  const ready = () => waitForHttp({ url: `${url}/health/ready`, running, timeoutMs: READY_MS });
  await ready();
  return {
    name,
    url,
    end: async () => {
      const begin = performance.now();
      running.child.kill('SIGTERM');
      const { code } = await running.exited;
      return { seconds: (performance.now() - begin) / 1000, code };
    },
    start: async (build) => {
      running = run(build);
      await ready();
    },
  };
}

/**
 * The whole on this machine: two backends on one PostgreSQL with the demonstration, two websites, and the shipped nginx in
 * front of both.
 *
 * @param {{ tmp: string, databaseUrl: string, build: string }} options `build`: the folder of a built website
 */
export async function startSeveral({ tmp, databaseUrl, build }) {
  const [port, insidePort, ...ports] = await freePorts(6);
  const address = `http://localhost:${port}`;
  const folder = join(tmp, 'several');
  const settings = {
    ...backendDefaults(),
    ...ISOLATED,
    DATABASE_URL: databaseUrl,
    WEBSITE_URL: `http://127.0.0.1:${ports[2]}`,
    SITE_URL: address,
    // Pictures and cards: one disk for both, in place of a bucket.
    DATA_DIR: join(folder, 'data'),
    PUBLIC_DIR: join(folder, 'public'),
  };
  const website = {
    ...websiteDefaults(settings),
    BACKEND_URL: `http://127.0.0.1:${insidePort}`,
    SITE_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_ENV: 'production',
  };
  const backendAt = (index) => ({
    name: `backend ${index + 1}`,
    url: `http://127.0.0.1:${ports[index]}`,
    run: () =>
      startBackend({
        mode: 'start',
        env: { ...settings, PORT: String(ports[index]) },
        logFile: join(tmp, `backend-${index}.log`),
        append: true,
      }),
  });
  const websiteAt = (index) => ({
    name: `website ${index + 1}`,
    url: `http://127.0.0.1:${ports[2 + index]}`,
    run: (folderOfBuild = build) =>
      startProcess({
        name: `website ${index + 1}`,
        command: process.execPath,
        args: ['main.mjs'],
        cwd: folderOfBuild,
        env: { ...commonEnv, ...website, PORT: String(ports[2 + index]) },
        logFile: join(tmp, `website-${index}.log`),
        append: true,
      }),
  });
  mkdirSync(folder, { recursive: true });
  const local = (some) => some.map((each) => `127.0.0.1:${each}`);
  const backends = [await startPart(backendAt(0)), await startPart(backendAt(1))];
  const addresses = { websites: local(ports.slice(2)), backends: local(ports.slice(0, 2)) };
  const running = startNginx({ tmp, port, insidePort, ...addresses });
  const inside = `http://127.0.0.1:${insidePort}`;
  await waitForHttp({ url: `${inside}/health/ready`, running, timeoutMs: 10_000 });
  const websites = [await startPart(websiteAt(0)), await startPart(websiteAt(1))];
  return { address, port, inside, settings, backends, websites };
}

/** Of one moment, so that none comes twice. */
async function freePorts(count) {
  const found = new Set();
  while (found.size < count) found.add(await findFreePort());
  return [...found];
}

/** What is written in a build, and so may name its files. */
const TEXT = /\.(?:js|mjs|css|json|html|rsc|meta|txt)$|\/BUILD_ID$/;
const DIST_DIR = '.next-test';

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

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

/**
 * The next release of the same pages: another id, and every script and style under another name. What pages of the first
 * one ask for is taken over as by a build.
 *
 * @param {{ tmp: string, build: string }} options
 * @returns {string} its folder
 */
export function makeNextBuild({ tmp, build }) {
  const folder = copyBuild({ tmp, build });
  const staticDir = join(folder, DIST_DIR, 'static');
  const old = readFileSync(join(folder, DIST_DIR, 'BUILD_ID'), 'utf8').trim();
  const id = old.replace(/^./, (first) => (first === 'f' ? '0' : 'f'));
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file, 'utf8');
    const renamed = text.replaceAll(old, id).replaceAll('static/chunks/', 'static/chunks/next-');
    if (renamed !== text) writeFileSync(file, renamed);
  }
  renameSync(join(staticDir, old), join(staticDir, id));
  for (const name of readdirSync(join(staticDir, 'chunks')))
    renameSync(join(staticDir, 'chunks', name), join(staticDir, 'chunks', `next-${name}`));
  const saved = join(tmp, 'previous-build');
  savePreviousBuild({ standalone: build, distDir: DIST_DIR, to: saved });
  addPreviousBuild({ from: saved, standalone: folder, distDir: DIST_DIR });
  return folder;
}
