import { chmodSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { printFailure, tryOr } from './lib/fault.mjs';
import { onStop } from './lib/on-stop.mjs';
import { installBoth } from './lib/prepare.mjs';
import { formatDuration } from './lib/steps.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';
import { affectedSteps } from './test/affected-steps.mjs';
import { runSteps } from './test/run-steps.mjs';
import { extraSteps, fixedSteps, quickSteps, steps as usualSteps } from './test/steps.mjs';

const GIB = 2 ** 30;
const tmp = temporaryFolder('clinic-test-', roomInMemory() ?? realpathSync(tmpdir()));
// Processes started here write there, and it is removed at the end.
process.env.TMPDIR = tmp;
// The PostgreSQL server of the tests runs as a user of its own and must be able to pass through.
chmodSync(tmp, 0o711);

/** The folder of Linux that is kept in memory, where that has room: sites and databases are copied there in a tenth of the time. */
function roomInMemory() {
  const folder = '/dev/shm';
  const { bavail, bsize } = tryOr(() => statfsSync(folder), { bavail: 0, bsize: 0 });
  return Math.min(bavail * bsize, process.availableMemory()) > 8 * GIB ? folder : null;
}

/** The steps named on the command line, and what follows "--" for the tool that runs them. @param {string[]} args */
function readArguments(args) {
  const end = args.indexOf('--');
  const names = end === -1 ? args : args.slice(0, end);
  const toolArgs = end === -1 ? [] : args.slice(end + 1);
  if (names.length === 1 && names[0] === 'quick') return { chosen: quickSteps, toolArgs: [] };
  if (names.length <= 2 && names[0] === 'affected') return { chosen: chooseAffected(names[1]), toolArgs: [] };
  const isAll = names[0] === '--all';
  if (isAll) names.shift();
  const steps = isAll
    ? [...usualSteps, ...extraSteps.map((step) => ({ ...step, runsAlone: true }))]
    : usualSteps;
  const unknown = names.find((name) => !steps.some((step) => step.name.startsWith(name)));
  if (unknown) {
    const known = steps.map((step) => step.name).join(', ');
    console.error(`There is no step "${unknown}". The steps: ${known}; or "quick" or "affected" alone.`);
    process.exit(2);
  }
  const chosen =
    names.length === 0 ? steps : steps.filter(({ name }) => names.some((start) => name.startsWith(start)));
  return { chosen, toolArgs };
}

/** @param {string} [since] a revision */
function chooseAffected(since) {
  const { steps: chosen, reasons } = affectedSteps({ since, fixed: fixedSteps });
  console.log(reasons.join('\n'));
  return chosen;
}

async function test() {
  console.log('Installing the packages of both apps (up to 4 minutes the first time) …');
  console.log(`Packages: ${await installBoth({ withTests: true })}`);
  const started = Date.now();
  const { chosen, toolArgs } = readArguments(process.argv.slice(2));
  const { passed, failed, lines } = await runSteps({ chosen, context: { tmp, toolArgs } });
  console.log(`\n=== Summary, after ${formatDuration(Date.now() - started)}\n${lines.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

onStop(cleanUp);
test()
  .catch((error) => {
    printFailure(error);
    console.log('\n0 passed, 1 failed');
    return false;
  })
  .then(async (ok) => {
    await cleanUp();
    process.exitCode = ok ? 0 : 1;
  });
