import { join } from 'node:path';
import { startBackend } from './lib/backend.mjs';
import { watchContract } from './lib/contract.mjs';
import { runCommand, startPart } from './lib/parts.mjs';
import { installBoth } from './lib/prepare.mjs';
import { logDir } from './lib/project.mjs';
import { withAppointments } from './lib/settings.mjs';
import { FIRST_START_MS } from './lib/wait-for-http.mjs';
import { startWebsiteForDevelopment } from './lib/website.mjs';

runCommand({ command: 'npm run dev', steps: 4 }, async ({ step, settings }) => {
  await step({ title: 'Install the packages of both apps', expect: 'up to 4 minutes the first time' }, () =>
    installBoth({ withTests: true }),
  );
  watchContract();

  await step({ title: 'Start the backend', expect: 'about 2 minutes the first time' }, () =>
    startPart({
      name: 'The backend',
      start: (output) =>
        startBackend({ mode: 'develop', env: withAppointments(settings.backend), echo: true, ...output }),
      url: `${settings.backendUrl}/health/ready`,
      timeoutMs: FIRST_START_MS,
      logFile: join(logDir, 'dev-backend.log'),
    }),
  );

  await step({ title: 'Start the website', expect: 'about 20 seconds' }, () =>
    startPart({
      name: 'The website',
      start: (output) =>
        startWebsiteForDevelopment({ env: settings.website, port: settings.port, ...output }),
      url: `${settings.websiteUrl}/en`,
      timeoutMs: 120_000,
      logFile: join(logDir, 'dev-website.log'),
    }),
  );
});
