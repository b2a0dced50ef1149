import { forkProgram } from './fork-program.mjs';
import { loadPage } from './page-load.mjs';

const SECONDS = 2;

/** A server of Node that answers every request with the same few bytes: what this machine can do at this moment. */
export async function startBareServer() {
  const { ready: port, end } = await forkProgram('./bare-server-process.mjs');
  return { url: `http://127.0.0.1:${port}/`, stop: () => end('SIGTERM') };
}

/** Measures how many times a second a bare server answers `clients`. @param {{ clients?: number }} [options] */
export async function measureBareServer({ clients = 16 } = {}) {
  const { url, stop } = await startBareServer();
  await loadPage({ url, clients, seconds: 1 });
  const { perSecond, p50, p99 } = await loadPage({ url, clients, seconds: SECONDS });
  await stop();
  return { perSecond, p50, p99 };
}
