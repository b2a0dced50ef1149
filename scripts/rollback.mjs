import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from './lib/fault.mjs';
import { hasSources } from './lib/project.mjs';
import { readLink } from './lib/releases.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { restartCommand, switchRelease } from './lib/switch-release.mjs';
import { takeTurn } from './lib/turn.mjs';
import { prepareRelease } from './release/prepare-release.mjs';

// npm run rollback: goes back to the release before, on the same data; once more leads forward again.
const { values } = parseArgs({ options: { restart: { type: 'string' } } });

async function rollBack() {
  takeTurn('rollback');
  const restart = restartCommand(values.restart);
  const to = readLink('former');
  if (!to || to === readLink('current')) throw new Fault('There is no release before this one.');
  // The theme may have been changed since it ran.
  if (!hasSources) prepareRelease(to);
  const pages = await switchRelease({ to, restart });
  console.log(`${basename(to)} runs: both parts are ready, and ${pages} pages answer.`);
}

runToEnd(rollBack);
