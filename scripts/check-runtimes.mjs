import { join } from 'node:path';
import { CALLING_NODES } from './lib/node-version.mjs';
import { startProcess, stopAll } from './lib/processes.mjs';
import { root } from './lib/project.mjs';
import { runToEnd } from './lib/run-to-end.mjs';
import { provideNode } from './lib/runtime.mjs';
import { formatDuration } from './lib/steps.mjs';

// Called by each of these Nodes, the whole is started and an appointment booked in a real browser.
const BOOKING = ['e2e', '--', '--grep', 'walks from the home page'];

/** @param {string} version */
async function bookCalledBy(version) {
  const { command, env } = await provideNode(version);
  const { exited } = startProcess({
    name: `Node ${version}`,
    command,
    args: [...['run.mjs', 'test.mjs'].map((name) => join(root, 'scripts', name)), ...BOOKING],
    env,
    passThrough: true,
  });
  return (await exited).code === 0;
}

async function checkAll() {
  /** @type {string[]} */
  const lines = [];
  let failed = 0;
  for (const version of CALLING_NODES) {
    console.log(`\n=== Node ${version}`);
    const started = Date.now();
    const ok = await bookCalledBy(version);
    if (!ok) failed += 1;
    lines.push(
      `Node ${version}: ${ok ? 'started and booked' : 'FAILED'}, ${formatDuration(Date.now() - started)}`,
    );
  }
  console.log(
    `\n=== Summary\n${lines.join('\n')}\n\n${CALLING_NODES.length - failed} passed, ${failed} failed`,
  );
  return failed === 0;
}

runToEnd(checkAll, stopAll);
