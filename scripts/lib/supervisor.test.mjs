import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { startProcess, stopAll } from './processes.mjs';
import { keepRunning } from './supervisor.mjs';

/** @param {string} code */
const run = (code) =>
  startProcess({ name: 'part', command: process.execPath, args: ['-e', code], cwd: tmpdir() });

/** Keeps a part running that runs this code, with what is told when it is given up, and how often it was started again. */
function keep(/** @type {string} */ code) {
  const told = { restarts: 0 };
  const running = run(code);
  const restart = () => {
    told.restarts += 1;
    return run('process.exit(3)');
  };
  const { promise: gaveUp, resolve: onGiveUp } = Promise.withResolvers();
  const part = keepRunning({ name: 'The part', running, restart, onGiveUp, firstPauseMs: 1 });
  return { told, running, part, gaveUp };
}

test('a part that ends is started again, and one that keeps ending is given up', async () => {
  const { told, gaveUp } = keep('process.exit(3)');
  assert.match(String(await gaveUp), /^The part ended 7 times in a row/);
  assert.equal(told.restarts, 6);
});

test('a part that is stopped stays stopped', async () => {
  const { told, running, part } = keep('setInterval(() => {}, 1000)');
  await part.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(told.restarts, 0);
  assert.equal((await running.exited).signal, 'SIGTERM');
});

test('a program that follows one that is stopped is stopped as well', async () => {
  const forever = 'setInterval(() => {}, 1000)';
  const followed = run(forever).exited.then(() => run(forever));
  await stopAll();
  assert.equal((await (await followed).exited).signal, 'SIGTERM');
});
