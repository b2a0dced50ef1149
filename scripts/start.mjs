import { join } from 'node:path';
import { buildBackend, databaseIdentity, startBackend } from './lib/backend.mjs';
import { printFailure } from './lib/fault.mjs';
import { onStop } from './lib/on-stop.mjs';
import { checkMachine, installBoth } from './lib/prepare.mjs';
import { stopAll } from './lib/processes.mjs';
import { logDir } from './lib/project.mjs';
import { readSettings } from './lib/settings.mjs';
import { createSteps } from './lib/steps.mjs';
import { printAddresses } from './lib/summary.mjs';
import { keepRunning } from './lib/supervisor.mjs';
import { waitForHttp } from './lib/wait-for-http.mjs';
import { buildWebsite, startWebsite } from './lib/website.mjs';

const distDir = '.next';
const backendLog = join(logDir, 'backend.log');
const websiteLog = join(logDir, 'website.log');

/** @type {Array<{ stop: () => Promise<void> }>} */
const kept = [];

async function stopEverything() {
  console.log('\nStopping the website and the backend …');
  await Promise.all(kept.map((part) => part.stop()));
  await stopAll();
  console.log('Stopped.');
}

/** @param {string} message */
async function giveUp(message) {
  console.error(`\n${message} Its log is in var/log/.`);
  await stopEverything();
  process.exit(1);
}

async function start() {
  const startedAt = Date.now();
  const step = createSteps({ total: 6 });
  console.log('The first start takes some minutes; later ones a few seconds.\n');

  await step({ title: 'Check Node and the ports' }, () => checkMachine({ command: 'npm start' }));
  await step(
    { title: 'Install the packages of both apps', expect: 'up to 4 minutes the first time' },
    installBoth,
  );
  const settings = readSettings();
  await step({ title: 'Build the backend', expect: 'about 1 minute after a change' }, async () =>
    (await buildBackend()) ? 'done' : 'still fresh',
  );

  const backendOptions = { mode: /** @type {const} */ ('start'), env: settings.backend, logFile: backendLog };
  await step(
    { title: 'Start the backend', expect: 'about 1 minute when its database is empty, else 5 seconds' },
    async () => {
      const running = startBackend(backendOptions);
      const url = `${settings.backendUrl}/_health`;
      await waitForHttp({ url, running, timeoutMs: 300_000, logFile: backendLog });
      const restart = () => startBackend({ ...backendOptions, append: true });
      kept.push(keepRunning({ name: 'The backend', running, restart, onGiveUp: giveUp }));
    },
  );

  await step({ title: 'Build the website', expect: 'about 1 minute after a change' }, async () => {
    const database = databaseIdentity(settings.backend);
    return (await buildWebsite({ env: settings.website, distDir, database })) ? 'done' : 'still fresh';
  });

  const websiteOptions = { env: settings.website, port: settings.port, distDir, logFile: websiteLog };
  await step({ title: 'Start the website' }, async () => {
    const running = startWebsite(websiteOptions);
    const url = `http://127.0.0.1:${settings.port}/en`;
    await waitForHttp({ url, running, timeoutMs: 60_000, logFile: websiteLog });
    const restart = () => startWebsite({ ...websiteOptions, append: true });
    kept.push(keepRunning({ name: 'The website', running, restart, onGiveUp: giveUp }));
  });

  printAddresses({ settings, startedAt });
}

onStop(stopEverything);
start().catch(async (error) => {
  printFailure(error);
  await stopAll();
  process.exit(1);
});
