import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { startProcess } from './processes.mjs';
import { keepRunning } from './supervisor.mjs';

/** @param {string} code */
const run = (code) =>
  startProcess({ name: 'part', command: process.execPath, args: ['-e', code], cwd: tmpdir() });

test('a part that ends is started again, and one that keeps ending is given up', async () => {
  let starts = 1;
  const message = await new Promise((resolve) => {
    keepRunning({
      name: 'The part',
      running: run('process.exit(3)'),
      restart: () => {
        starts += 1;
        return run('process.exit(3)');
      },
      onGiveUp: resolve,
      firstPauseMs: 1,
    });
  });
  assert.equal(starts, 7);
  assert.match(String(message), /^The part ended 7 times in a row/);
});

test('a part that is stopped stays stopped', async () => {
  let restarts = 0;
  const running = run('setInterval(() => {}, 1000)');
  const part = keepRunning({
    name: 'The part',
    running,
    restart: () => {
      restarts += 1;
      return run('process.exit(3)');
    },
    onGiveUp: () => {},
    firstPauseMs: 1,
  });
  await part.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(restarts, 0);
  assert.equal((await running.exited).signal, 'SIGTERM');
});
