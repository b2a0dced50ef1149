import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryOr } from '../lib/fault.mjs';
import { startProcess } from '../lib/processes.mjs';
import { commonEnv } from '../lib/project.mjs';

/** @type {Readonly<Record<string, { app: string, project?: string }>>} steps of `npm test` that Vitest runs */
export const VITEST_STEPS = {
  'unit-backend': { app: 'backend', project: 'unit' },
  'unit-website': { app: 'website' },
  sqlite: { app: 'backend', project: 'sqlite' },
};

/**
 * Outcome of a file of tests. `broke`: it ended before or outside its tests, which proves nothing.
 *
 * @typedef {{ result: 'green' | 'red' | 'broke', output: string }} Ran
 *
 * @typedef {{ copy: string, caughtBy: import('./list.mjs').Mutant['caughtBy'] }} Asked
 */

/** Runs one test file of a step in the copy. @param {Asked} asked @returns {Promise<Ran>} */
export function runTests(asked) {
  return asked.caughtBy[0] in VITEST_STEPS ? runVitest(asked) : runStep(asked);
}

/** @param {Asked} asked @returns {Promise<Ran>} */
async function runVitest({ copy, caughtBy: [step, file, ...more] }) {
  const { app, project } = VITEST_STEPS[step] ?? { app: '' };
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const bin = join(copy, app, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [bin, 'run', ...(project ? ['--project', project] : []), ...reporters, file, ...more];
  const { code, output } = await run({ copy, cwd: join(copy, app), args });
  const failed = readFailures(report);
  return { result: failed > 0 ? 'red' : code === 0 ? 'green' : 'broke', output };
}

/** @param {Asked} asked @returns {Promise<Ran>} */
async function runStep({ copy, caughtBy: [step, file, ...more] }) {
  const args = [join(copy, 'scripts', 'test.mjs'), step, '--', file, ...more];
  const { code, output } = await run({ copy, cwd: copy, args });
  // Each failed test is said again at the end by its project and file; a site that does not start is not.
  const hasFailed = /^\[[\w-]+\] .*\.spec\.ts:\d+ › /m.test(output);
  return { result: hasFailed ? 'red' : code === 0 ? 'green' : 'broke', output };
}

/** @param {{ copy: string, cwd: string, args: string[] }} options */
async function run({ copy, cwd, args }) {
  let output = '';
  const { exited } = startProcess({
    name: args[0] ?? '',
    args,
    cwd,
    env: { ...commonEnv, NO_COLOR: '1', TMPDIR: copy },
    onOutput: (chunk) => {
      output += chunk;
    },
  });
  return { code: (await exited).code, output };
}

/** @param {string} report of Vitest's JSON reporter; without one no test has failed */
const readFailures = (report) =>
  tryOr(() => Number(JSON.parse(readFileSync(report, 'utf8')).numFailedTests), 0);
