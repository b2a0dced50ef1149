import { Fault, printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';
import { stopAll, stopProcess } from './processes.mjs';
import { keepRunning } from './supervisor.mjs';
import { waitForHttp } from './wait-for-http.mjs';

/**
 * @typedef {object} Part
 * @property {string} name with its article, for messages
 * @property {(output: { append: boolean, logFile: string }) => import('./processes.mjs').Running} start
 * @property {string} url answers when the part is ready
 * @property {number} timeoutMs how long that may take
 * @property {string} logFile
 */

/** @type {Map<string, { part: Part, stop: () => Promise<void> }>} */
const kept = new Map();

/**
 * Starts a part of the site, waits until it answers, and keeps it running from then on.
 *
 * @param {Part} part
 * @param {boolean} append keeps what its log already holds
 * @throws {Fault} when it does not answer
 */
export async function startPart(part, append = false) {
  const { name, start, url, timeoutMs, logFile } = part;
  const running = start({ append, logFile });
  await waitForHttp({ url, running, timeoutMs, logFile }).catch(async (error) => {
    await stopProcess(running);
    throw error;
  });
  const restart = () => start({ append: true, logFile });
  kept.set(name, { part, ...keepRunning({ name, running, restart, onGiveUp: giveUp }) });
}

/** Stops a part that runs and starts it again. @param {string} name @throws {Fault} when it does not answer */
export async function restartPart(name) {
  const { part, stop } = kept.get(name) ?? {};
  if (!part) throw new Fault(`${name} does not run here.`);
  await stop?.();
  await startPart(part, true);
}

/** Runs a command that ends with parts running: whatever ends it, nothing is left behind. @param {() => Promise<void>} command */
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
  await Promise.all([...kept.values()].map((part) => part.stop()));
  await stopAll();
}

/** @param {string} message */
async function giveUp(message) {
  console.error(`\n${message} Its log is in var/log.`);
  await stopEverything();
  process.exit(1);
}
