import { totalmem } from 'node:os';
import { join } from 'node:path';
import { buildBackend, databaseIdentity, startBackend } from './lib/backend.mjs';
import { runCommand, startPart } from './lib/parts.mjs';
import { installApps } from './lib/prepare.mjs';
import { logDir } from './lib/project.mjs';
import { withAppointments } from './lib/settings.mjs';
import { FIRST_START_MS } from './lib/wait-for-http.mjs';
import { buildWebsite, standaloneDir, startWebsite } from './lib/website.mjs';

const ROOM_FOR_BOTH = 6e9;
const distDir = '.next';

console.log('The first start takes some minutes; later ones a few seconds.\n');
runCommand({ command: 'npm start', steps: 2 }, async ({ step, settings }) => {
  const readyUrl = `${settings.backendUrl}/health/ready`;

  /** @param {Promise<unknown>} installed */
  async function runBackend(installed) {
    await installed;
    /** @type {PromiseWithResolvers<void>} */
    const compiled = Promise.withResolvers();
    const built = buildBackend({ onCompiled: compiled.resolve });
    await Promise.race([compiled.promise, built]);
    // It fills an empty database while the editor's screens are built.
    const started = startPart({
      name: 'The backend',
      start: (output) => startBackend({ mode: 'start', env: withAppointments(settings.backend), ...output }),
      url: readyUrl,
      timeoutMs: FIRST_START_MS,
      logFile: join(logDir, 'backend.log'),
    });
    await Promise.all([built, started]);
  }

  /** @param {Promise<unknown>} installed */
  async function runWebsite(installed) {
    await installed;
    const env = { ...settings.website, AWAITED_BACKEND: readyUrl };
    const isNew = await buildWebsite({ env, distDir, database: () => databaseIdentity(settings.backend) });
    const { website, websiteUrl, port } = settings;
    await startPart({
      name: 'The website',
      start: (output) => startWebsite({ env: website, port, build: standaloneDir(distDir), ...output }),
      url: `${websiteUrl}/en`,
      timeoutMs: 60_000,
      logFile: join(logDir, 'website.log'),
    });
    return isNew;
  }

  const about = { title: 'Install, build and start both parts', expect: 'up to 6 minutes the first time' };
  await step(about, async () => {
    // Side by side, each as soon as its packages are there: the website's pages are made once the backend answers.
    const installed = installApps({ withTests: false });
    const backend = runBackend(installed.backend);
    // Both builds at once need 4 GB.
    if (totalmem() < ROOM_FOR_BOTH) await Promise.all([backend, installed.website]);
    const [isNew] = await Promise.all([runWebsite(installed.website), backend]);
    return isNew ? 'built' : 'still fresh';
  });
});
