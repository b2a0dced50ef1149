import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildBackend } from './lib/backend.mjs';
import { installBoth } from './lib/prepare.mjs';
import { logDir, root } from './lib/project.mjs';
import { markComplete } from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { readSettings } from './lib/settings.mjs';
import { makeWebsite } from './lib/website.mjs';

// Makes the release this file lies in (scripts/upgrade.mjs). The backend that runs meanwhile is of another version, so nothing
// is asked of it: pages are made once the website runs, as those of the images are.
const NOBODY = 'http://127.0.0.1:9';

async function build() {
  // Visitors go first.
  setPriority(10);
  await installBoth({ withTests: false });
  await buildBackend();
  const env = { ...readSettings().website, BACKEND_URL: NOBODY };
  await makeWebsite({ env, distDir: '.next', logFile: join(logDir, 'build-website.log') });
  markComplete(root);
}

runToEnd(build);
