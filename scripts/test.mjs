import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFailure } from './lib/fault.mjs';
import { onStop } from './lib/on-stop.mjs';
import { installBoth } from './lib/prepare.mjs';
import { stopAll } from './lib/processes.mjs';
import { formatDuration } from './lib/steps.mjs';
import { steps } from './test/steps.mjs';

const tmp = mkdtempSync(join(realpathSync(tmpdir()), 'clinic-test-'));
// The PostgreSQL server of the tests runs as a user of its own and must be able to pass through.
chmodSync(tmp, 0o711);

async function cleanUp() {
  await stopAll();
  rmSync(tmp, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * The steps named on the command line, and what follows "--" for the tool that runs them.
 *
 * @param {string[]} args
 */
function readArguments(args) {
  const end = args.indexOf('--');
  const names = end === -1 ? args : args.slice(0, end);
  const unknown = names.find((name) => !steps.some((step) => step.name.startsWith(name)));
  if (unknown) {
    console.error(`There is no step "${unknown}". The steps: ${steps.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  const chosen =
    names.length === 0 ? steps : steps.filter(({ name }) => names.some((start) => name.startsWith(start)));
  return { chosen, toolArgs: end === -1 ? [] : args.slice(end + 1) };
}

async function test() {
  const { chosen, toolArgs } = readArguments(process.argv.slice(2));
  console.log('Installing the packages of both apps (up to 4 minutes the first time) …');
  console.log(`Packages: ${await installBoth()}`);

  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];
  for (const [index, { title, run }] of chosen.entries()) {
    const started = Date.now();
    console.log(`\n=== [${index + 1}/${chosen.length}] ${title}`);
    const { passed, failed } = await run({ tmp, toolArgs });
    total.passed += passed;
    total.failed += failed;
    const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${title}: ${passed} passed, ${failed} failed, ${formatDuration(Date.now() - started)}`;
    console.log(line);
    lines.push(line);
  }
  console.log(`\n=== Summary\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
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
