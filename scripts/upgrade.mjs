import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEnvFiles } from './lib/env-files.mjs';
import { Fault } from './lib/fault.mjs';
import { runProcess, stopAll } from './lib/processes.mjs';
import { hasSources, home, logDir, root } from './lib/project.mjs';
import { compareVersions, readVersion } from './lib/release.mjs';
import {
  copyRelease,
  isComplete,
  makeCurrent,
  readLink,
  releasesOf,
  removeOldReleases,
  requireShared,
  sharePackages,
} from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { createSteps } from './lib/steps.mjs';
import { restartCommand, switchRelease } from './lib/switch-release.mjs';
import { takeTurn } from './lib/turn.mjs';
import { nameIn, requireRunnable, unpack } from './release/archive.mjs';
import { prepareRelease } from './release/prepare-release.mjs';

// npm run upgrade: builds what is checked out here in a folder of its own, beside what runs, and goes over to it. Until the new
// parts are ready and their pages answer, the release before can go on at once (docs/operations.md, "Upgrade").
// ./clinic upgrade ARCHIVE: the same with one that was built elsewhere (docs/releases.md).
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { restart: { type: 'string' } },
});
const [archive] = positionals;

async function upgrade() {
  // The user of the units reads what root unpacks or builds here, whatever the shell of root keeps to itself.
  process.umask(0o022);
  takeTurn('upgrade');
  const running = readLink('current');
  // Known before anything is done.
  const restart = running ? restartCommand(values.restart) : '';
  requireShared(ensureEnvFiles().backend);
  mkdirSync(releasesOf(), { recursive: true });
  const unpacked = await provideArchive();
  const step = createSteps({ total: (running ? 2 : 0) + (unpacked ? 0 : 1) });
  if (running)
    await step({ title: 'Back up what runs' }, () => run({ release: running, file: 'backup.mjs' }));
  const release = unpacked ?? copyRelease();
  const name = basename(release);
  if (release === running) return console.log(`${name} runs already.`);
  if (!unpacked)
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
  // Its commands may be more.
  if (unpacked) cpSync(join(release, 'clinic'), join(home, 'clinic'));
  const wayBack = unpacked ? './clinic rollback' : 'npm run rollback';
  console.log(
    `${name} runs: both parts are ready, and ${pages} pages answer. The way back: ${wayBack}, to ${basename(running)}.`,
  );
}

/**
 * Unpacks the archive of the command line beside what runs, where there is one.
 *
 * @returns {Promise<string | null>} its release
 * @throws {Fault}
 */
async function provideArchive() {
  if (!archive) {
    if (hasSources) return null;
    throw new Fault('Name the archive: ./clinic upgrade clinic-….tar.gz');
  }
  const file = resolve(archive);
  requireNewer(nameIn(file));
  const into = join(releasesOf(), '.unpacked');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  try {
    const name = await unpack({ file, into });
    requireRunnable(join(into, name));
    prepareRelease(join(into, name));
    const release = join(releasesOf(), name);
    if (isComplete(release)) return release;
    rmSync(release, { recursive: true, force: true });
    renameSync(join(into, name), release);
    return release;
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** @param {string} name of a release, which begins with its version */
function requireNewer(name) {
  const [version = ''] = name.split('-');
  if (compareVersions(version, readVersion()) >= 0) return;
  throw new Fault(
    `${version} is older than ${readVersion()}, which runs: an older version does not know what a newer one has stored.\n` +
      'The way back is ./clinic rollback, or a backup of that time.',
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
    args: [join(release, 'scripts', file)],
    cwd: release,
    logFile: join(logDir, `upgrade-${file.replace('.mjs', '.log')}`),
  });
}

runToEnd(upgrade, stopAll);
