import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, printFailure } from './lib/fault.mjs';
import { installBoth } from './lib/prepare.mjs';
import { startProcess, stopAll } from './lib/processes.mjs';
import { backendDir, root, websiteDir } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { sharedPackageFaults } from './test/lock-files.mjs';
import { FILES, planUpdate } from './update/plan.mjs';

// Moves the packages of both parts to the newest versions within their ranges, proves it with `npm test`, and says what
// changed. When the tests fail, everything is as it was. What follows "--" goes to the tests: `npm run update-packages --
// quick`; with --dry-run alone nothing is changed.
const args = process.argv.slice(2);
const isDryRun = args.includes('--dry-run');
const testArgs = args.filter((arg) => arg !== '--dry-run');

const apps = [
  { name: 'backend', dir: backendDir },
  { name: 'website', dir: websiteDir },
];
const into = join(root, 'var', 'update-packages');

/** Former contents of the files, until the update is proved. @type {Map<string, string> | null} */
let former = null;

function putBack() {
  for (const [file, content] of former ?? []) writeFileSync(file, content);
  former = null;
}

async function update() {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  console.log('Asking the registry for newer versions …');
  const plans = await Promise.all(apps.map((app) => planUpdate({ ...app, into })));
  const faults = sharedPackageFaults({ name: 'zod', dirs: plans.map(({ folder }) => folder) });
  if (faults.length > 0) throw new Fault(faults.join('\n'));
  report(plans);
  if (isDryRun || plans.every(({ moved }) => moved === 0)) return;

  former = new Map(
    plans.flatMap(({ dir }) =>
      FILES.map((name) => /** @type {const} */ ([join(dir, name), readFileSync(join(dir, name), 'utf8')])),
    ),
  );
  for (const { dir, folder } of plans) for (const name of FILES) cpSync(join(folder, name), join(dir, name));
  console.log('\nInstalling them, and running the tests …');
  const isGood = await prove().catch((error) => {
    printFailure(error);
    return false;
  });
  if (isGood) {
    former = null;
    console.log('\nThe tests pass with the new versions. Look at what changed with: git diff --stat');
    return;
  }
  putBack();
  await installBoth({ withTests: true });
  throw new Fault(
    `The tests do not pass with the new versions. All is as it was before, packages included.\n` +
      `What was tried is in ${into}: copy its package.json and package-lock.json into the parts to look on.`,
  );
}

/** Tells whether the tests pass with what the lock files say now. */
async function prove() {
  await installBoth({ withTests: true });
  const { exited } = startProcess({
    name: 'npm test',
    args: [join(root, 'scripts', 'test.mjs'), ...testArgs],
    passThrough: true,
  });
  return (await exited).code === 0;
}

/** @param {import('./update/plan.mjs').Plan[]} plans */
function report(plans) {
  for (const { name, moves, moved, isWhole, left } of plans) {
    console.log(`\n${name}: ${moves.length} packages it names move, ${moved} in all`);
    if (!isWhole)
      console.log(
        '  (not those below them: the registry has some without their packages for other machines)',
      );
    for (const { name: one, from, to } of moves)
      console.log(`  ${one.padEnd(44)} ${from.padEnd(14)} to ${to}`);
    if (left.length === 0) continue;
    console.log('  left alone, newer outside the range or not complete yet:');
    for (const { name: one, at, latest } of left)
      console.log(`  ${one.padEnd(44)} ${at.padEnd(14)} newest ${latest}`);
  }
}

runToEnd(update, async () => {
  await stopAll();
  if (!former) return;
  putBack();
  console.log('The files are as they were; npm test installs their packages again.');
});
