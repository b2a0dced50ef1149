import { formatDuration } from '../lib/steps.mjs';
import { createTools } from './run-tool.mjs';

/** Steps that keep one core busy run so many at a time. */
const SIDE_BY_SIDE = 2;

/**
 * Runs the steps in their order, those of one core two at a time, and says of each what came of it.
 *
 * @param {{ chosen: ReadonlyArray<import('./steps.mjs').Step>, context: import('./check-steps.mjs').RunContext }} options
 * @returns {Promise<{ passed: number, failed: number, lines: string[] }>} lines: for each step,
 *   what came of it and each test that failed
 */
export async function runSteps({ chosen, context }) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];

  /** @param {{ step: import('./steps.mjs').Step, number: number, isAlone: boolean }} options */
  async function runStep({ step, number, isAlone }) {
    const started = Date.now();
    const header = `\n=== [${number}/${chosen.length}] ${step.title}`;
    /** @type {(Buffer | string)[]} */
    const chunks = [];
    if (isAlone) console.log(header);
    const tools = createTools(isAlone ? undefined : (chunk) => void chunks.push(chunk));
    const { passed, failed, failures = [] } = await step.run({ ...context, ...tools });
    if (!isAlone) {
      console.log(header);
      process.stdout.write(chunks.map(String).join(''));
    }
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
    const most = step.oneCore ? SIDE_BY_SIDE - 1 : 0;
    while (running.size > most) await Promise.race(running);
    const work = runStep({ step, number: index + 1, isAlone: !step.oneCore });
    running.add(work);
    work.finally(() => running.delete(work)).catch(() => {});
    if (!step.oneCore) await work;
  }
  await Promise.all(running);
  return { ...total, lines };
}
