import { fork } from 'node:child_process';
import { undoLater } from './clean-up.mjs';
import { loadPage } from './page-load.mjs';

const SECONDS = 2;

/**
 * A server of Node that answers every request with the same few bytes: what this machine can do at this moment.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startBareServer() {
  const child = fork(new URL('./bare-server-process.mjs', import.meta.url));
  const stop = undoLater(() => void child.kill());
  const port = await new Promise((done) => child.once('message', done));
  return { url: `http://127.0.0.1:${port}/`, stop };
}

/** How many times a second a bare server answers `clients`. @param {{ clients?: number }} [options] */
export async function measureBareServer({ clients = 16 } = {}) {
  const { url, stop } = await startBareServer();
  await loadPage({ url, clients, seconds: 1 });
  const { perSecond, p50, p99 } = await loadPage({ url, clients, seconds: SECONDS });
  await stop();
  return { perSecond, p50, p99 };
}
