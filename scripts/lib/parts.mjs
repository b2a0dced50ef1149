import { Fault, printFailure } from './fault.mjs';
import { onStop } from './on-stop.mjs';
import { checkMachine } from './prepare.mjs';
import { stopAll, stopProcess } from './processes.mjs';
import { readSettings } from './settings.mjs';
import { createSteps, formatDuration } from './steps.mjs';
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

/**
 * Runs a command that ends with parts running: whatever ends it, nothing is left behind.
 *
 * @typedef {{ step: ReturnType<typeof createSteps>, settings: import('./settings.mjs').Settings }} Given
 *
 * @param {{ command: string, steps: number }} about command: to be repeated with another port; steps: that of the ports is one
 * @param {(given: Given) => Promise<unknown>} serve starts the parts
 */
export function runCommand({ command, steps }, serve) {
  const startedAt = Date.now();
  onStop(async () => {
    console.log('\nStopping the website and the backend …');
    await stopEverything();
    console.log('Stopped.');
  });
  const run = async () => {
    const step = createSteps({ total: steps });
    const giveBack = await step({ title: 'Check the ports' }, () => checkMachine({ command }));
    const settings = readSettings();
    await serve({ step, settings });
    // From here on, other commands notice this one by its ports and the open database.
    giveBack();
    printAddresses(settings, startedAt);
  };
  const fail = async (/** @type {unknown} */ error) => {
    printFailure(error);
    await stopEverything();
    process.exit(1);
  };
  // The parts are in groups of their own: ended by Node for a fault of ours, this would leave them with their ports.
  process.on('uncaughtException', fail);
  run().catch(fail);
}

/** Says where everything is, once it runs. @param {import('./settings.mjs').Settings} settings @param {number} startedAt */
function printAddresses({ siteUrl, backendUrl, backend }, startedAt) {
  console.log(`
Ready after ${formatDuration(Date.now() - startedAt)}.

  English        ${siteUrl}/en
  العربية        ${siteUrl}/ar
  Staff area     ${siteUrl}/en/admin
  Editor         ${backendUrl}/admin

  Staff sign-in  ${backend.STAFF_EMAIL}
  password       ${backend.STAFF_PASSWORD}
  in the editor  ${backend.EDITOR_PASSWORD}
  (made for this machine, one for each; kept in backend/.env)

Logs are in var/log. Press Ctrl-C to stop.
`);
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
