import { Fault } from './fault.mjs';

/** A first start fills a database, which takes a slow machine many minutes; one that ends before is noticed at once. */
export const FIRST_START_MS = 30 * 60_000;

/**
 * Waits until an address answers with a status below 400, or says why it never will.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Pick<import('./processes.mjs').Running, 'name'> & Partial<import('./processes.mjs').Running>} options.running the
 *   program that should answer; `exited` where its end can be known
 * @param {number} options.timeoutMs
 * @param {string} [options.logFile]
 * @throws {Fault} when the program ends first, or the time is over
 */
export async function waitForHttp({ url, running, timeoutMs, logFile }) {
  const deadline = Date.now() + timeoutMs;
  let ended = false;
  running.exited?.then(() => {
    ended = true;
  });
  let last = 'no answer';
  while (Date.now() < deadline) {
    if (ended) throw new Fault(`${running.name} ended before it answered.`, { logFile });
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
      await response.arrayBuffer();
      if (response.status < 400) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Fault(`${running.name} did not answer at ${url} within ${timeoutMs / 1000} seconds (${last}).`, {
    logFile,
  });
}
