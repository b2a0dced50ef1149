import { printFailure } from '../lib/fault.mjs';
import { formatDuration } from '../lib/steps.mjs';
import { oneCheck } from './results.mjs';
import { createTools } from './run-tool.mjs';

/** Number of parallel steps, each of which keeps about one core busy or waits for half of its time. */
const SIDE_BY_SIDE = 2;

/**
 * Runs the steps in their order, two at a time but for those that run alone, and says of each what came of it.
 *
 * @param {{ chosen: ReadonlyArray<import('./steps.mjs').Step>, context: import('./check-steps.mjs').RunContext }} options
 * @returns {Promise<{ passed: number, failed: number, lines: string[] }>} lines: for each step,
 *   what came of it and each test that failed
 */
export async function runSteps({ chosen, context }) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];

  /** @param {{ step: import('./steps.mjs').Step, number: number }} options */
  async function runStep({ step, number }) {
    const started = Date.now();
    console.log(`\n=== [${number}/${chosen.length}] ${step.title}`);
    const tools = createTools(step.runsAlone || chosen.length === 1 ? undefined : step.name);
    // One that ends with an error has failed, and the others go on.
    const {
      passed,
      failed,
      failures = [],
    } = await step.run({ ...context, ...tools }).catch((error) => {
      printFailure(error);
      return oneCheck(false);
    });
    total.passed += passed;
    total.failed += failed;
    const took = formatDuration(Date.now() - started);
    const result = `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.title}: ${passed} passed, ${failed} failed, ${took}`;
    const line = [result, ...failures].join('\n');
    console.log(line);
    lines.push(line);
  }

  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for (const [index, step] of chosen.entries()) {
    const most = step.runsAlone ? 0 : SIDE_BY_SIDE - 1;
    while (running.size > most) await Promise.race(running);
    const work = runStep({ step, number: index + 1 });
    running.add(work);
    work.finally(() => running.delete(work)).catch(() => {});
    if (step.runsAlone) await work;
  }
  await Promise.all(running);
  return { ...total, lines };
}
