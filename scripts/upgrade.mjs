import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEnvFiles } from './lib/env-files.mjs';
import { printFailure } from './lib/fault.mjs';
import { onStop } from './lib/on-stop.mjs';
import { runProcess, stopAll } from './lib/processes.mjs';
import { logDir, root } from './lib/project.mjs';
import {
  copyRelease,
  isComplete,
  makeCurrent,
  readLink,
  releasesOf,
  removeOldReleases,
  sharePackages,
} from './lib/releases.mjs';
import { createSteps } from './lib/steps.mjs';
import { restartCommand, switchRelease } from './lib/switch-release.mjs';

// npm run upgrade: builds what is checked out here in a folder of its own, beside what runs, and goes over to it. Until the new
// parts are ready and their pages answer, the release before can go on at once (docs/operations.md, "Upgrade").
const { values } = parseArgs({ options: { restart: { type: 'string' } } });

async function upgrade() {
  const running = readLink('current');
  // Known before anything is done.
  const restart = running ? restartCommand(values.restart) : '';
  ensureEnvFiles();
  mkdirSync(releasesOf(), { recursive: true });
  const step = createSteps({ total: running ? 3 : 1 });
  if (running)
    await step({ title: 'Back up what runs' }, () => run({ release: running, file: 'backup.mjs' }));
  const release = copyRelease();
  const name = basename(release);
  if (release === running) return console.log(`${name} runs already.`);
  await step({ title: `Install and build ${name} beside it`, expect: 'about 5 minutes' }, () =>
    build(release, running ?? root),
  );
  if (!running) {
    makeCurrent({ to: release, from: null });
    return console.log(
      `${name} is what releases/current leads to. Start it, or start it again if it is running.`,
    );
  }
  const pages = await step({ title: `Go over to ${name}`, expect: 'seconds' }, () =>
    switchRelease({ to: release, restart }),
  );
  removeOldReleases();
  console.log(
    `${name} runs: both parts are ready, and ${pages} pages answer. The way back: npm run rollback, to ${basename(running)}.`,
  );
}

/** @param {string} release @param {string} before where the same packages may be */
async function build(release, before) {
  if (isComplete(release)) return 'built before';
  try {
    for (const app of ['backend', 'website']) sharePackages({ app, from: before, to: release });
    await run({ release, file: 'build-release.mjs' });
    return 'done';
  } catch (error) {
    rmSync(release, { recursive: true, force: true });
    console.error('What runs was not touched.');
    throw error;
  }
}

/** @param {{ release: string, file: string }} command one of the release's own */
async function run({ release, file }) {
  await runProcess({
    name: file === 'backup.mjs' ? 'The backup' : 'The build',
    command: process.execPath,
    args: [join(release, 'scripts', file)],
    cwd: release,
    logFile: join(logDir, `upgrade-${file.replace('.mjs', '.log')}`),
  });
}

onStop(stopAll);
upgrade().catch((error) => {
  printFailure(error);
  process.exitCode = 1;
});
