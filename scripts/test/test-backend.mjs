import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startBackend } from '../lib/backend.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { startProcess } from '../lib/processes.mjs';
import { backendDir, commonEnv, root } from '../lib/project.mjs';
import { FIRST_START_MS, waitForHttp } from '../lib/wait-for-http.mjs';

/** @type {typeof import('./clock.cjs')} */
const { clockSettings } = createRequire(import.meta.url)('./clock.cjs');

/** @typedef {import('../lib/processes.mjs').Running} Running */

/**
 * Starts a backend on the data in a folder, at a time of its own, and waits until it answers.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {import('./test-site.mjs').Settings} options.settings
 * @param {number} options.shiftMs
 * @param {string} options.logFile
 * @param {Record<string, string>} [options.also]
 * @param {(options: { env: Record<string, string>, logFile: string }) => Running | Promise<Running>} [options.start]
 */
export async function serveBackend({ folder, settings, shiftMs, logFile, also = {}, start = startOnce }) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = shiftMs === 0 ? {} : clockSettings(shiftMs);
  const env = { ...settings.backend, PORT: String(port), PUBLIC_URL: url, ...also };
  const data = { DATA_DIR: join(folder, 'data'), PUBLIC_DIR: join(folder, 'public') };
  const running = await start({
    env: { ...env, ...data, ...clock, CLOCK_CAN_MOVE: 'yes' },
    logFile,
  });
  // The first start fills the database.
  await waitForHttp({ url: `${url}/health/ready`, running, timeoutMs: FIRST_START_MS, logFile });
  return { url, env, clock, running };
}

/** @param {{ env: Record<string, string>, logFile: string }} options */
const startOnce = (options) => startBackend({ mode: 'start', withChannel: true, ...options });

/**
 * Starts a backend that can begin anew in its process. `strapi start` does the same, once.
 *
 * @param {{ env: Record<string, string>, logFile: string }} options
 */
export function startRestartable({ env, logFile }) {
  return startProcess({
    name: 'backend',
    args: [join(root, 'scripts', 'test', 'backend-process.mjs')],
    cwd: backendDir,
    env: { ...commonEnv, NODE_ENV: 'production', ...env },
    logFile,
    withChannel: true,
  });
}

/**
 * Sends a message to a process that was started with a channel.
 *
 * @param {Running} running
 * @param {Record<string, unknown>} message one that clock.cjs or backend-process.mjs obeys
 * @returns {Promise<void>} once it did
 */
export async function tell({ child, exited }, message) {
  const obeyed = once(child, 'message');
  child.send(message);
  const isThere = await Promise.race([obeyed.then(() => true), exited.then(() => false)]);
  if (!isThere) throw new Error('It has ended.');
}
