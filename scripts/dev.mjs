import { join } from 'node:path';
import { startBackend } from './lib/backend.mjs';
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
import { startWebsiteForDevelopment } from './lib/website.mjs';

const backendLog = join(logDir, 'dev-backend.log');
const websiteLog = join(logDir, 'dev-website.log');

/** @type {Array<{ stop: () => Promise<void> }>} */
const kept = [];

async function stopEverything() {
  await Promise.all(kept.map((part) => part.stop()));
  await stopAll();
}

/** @param {string} message */
async function giveUp(message) {
  console.error(`\n${message}`);
  await stopEverything();
  process.exit(1);
}

async function develop() {
  const startedAt = Date.now();
  const step = createSteps({ total: 4 });

  await step({ title: 'Check Node and the ports' }, () => checkMachine({ command: 'npm run dev' }));
  await step(
    { title: 'Install the packages of both apps', expect: 'up to 4 minutes the first time' },
    installBoth,
  );
  const settings = readSettings();

  const backendOptions = {
    mode: /** @type {const} */ ('develop'),
    env: settings.backend,
    logFile: backendLog,
    echo: true,
  };
  await step({ title: 'Start the backend', expect: 'about 2 minutes the first time' }, async () => {
    const running = startBackend(backendOptions);
    const url = `${settings.backendUrl}/_health`;
    await waitForHttp({ url, running, timeoutMs: 300_000, logFile: backendLog });
    const restart = () => startBackend({ ...backendOptions, append: true });
    kept.push(keepRunning({ name: 'The backend', running, restart, onGiveUp: giveUp }));
  });

  const websiteOptions = { env: settings.website, port: settings.port, logFile: websiteLog };
  await step({ title: 'Start the website', expect: 'about 20 seconds' }, async () => {
    const running = startWebsiteForDevelopment(websiteOptions);
    const url = `http://127.0.0.1:${settings.port}/en`;
    await waitForHttp({ url, running, timeoutMs: 120_000, logFile: websiteLog });
    const restart = () => startWebsiteForDevelopment({ ...websiteOptions, append: true });
    kept.push(keepRunning({ name: 'The website', running, restart, onGiveUp: giveUp }));
  });

  printAddresses({ settings, startedAt });
}

onStop(stopEverything);
develop().catch(async (error) => {
  printFailure(error);
  await stopAll();
  process.exit(1);
});
