import { printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';
import { stopAll } from './processes.mjs';
import { keepRunning } from './supervisor.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/**
 * @typedef {object} Part
 * @property {string} name with its article, for messages
 * @property {(options: { append: boolean }) => import('./processes.mjs').Running} start
 * @property {string} url answers when the part is ready
 * @property {number} timeoutMs how long that may take
 * @property {string} logFile
 */

/** @type {Array<{ stop: () => Promise<void> }>} */
const kept = [];

/**
 * Starts a part of the site, waits until it answers, and keeps it running from then on.
 *
 * @param {Part} part
 * @throws {import('./fault.mjs').Fault} when it does not answer
 */
export async function startPart({ name, start, url, timeoutMs, logFile }) {
  const running = start({ append: false });
  await waitForHttp({ url, running, timeoutMs, logFile });
  const restart = () => start({ append: true });
  kept.push(keepRunning({ name, running, restart, onGiveUp: giveUp }));
}

/**
 * Runs a command that ends with parts running: whatever ends it, nothing is left behind.
 *
 * @param {() => Promise<void>} command
 */
export function runCommand(command) {
  onStop(async () => {
    console.log('\nStopping the website and the backend …');
    await stopEverything();
    console.log('Stopped.');
  });
  command().catch(async (error) => {
    printFailure(error);
    await stopEverything();
    process.exit(1);
  });
}

async function stopEverything() {
  await Promise.all(kept.map((part) => part.stop()));
  await stopAll();
}

/** @param {string} message */
async function giveUp(message) {
  console.error(`\n${message} Its log is in var/log.`);
  await stopEverything();
  process.exit(1);
}
