import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { stopAll } from '../../scripts/lib/processes.mjs';

/** @type {Set<() => unknown>} */
const open = new Set();

/**
 * Keeps in mind what has to be undone however a bench ends.
 *
 * @param {() => unknown} undo
 * @returns {() => Promise<void>} undoes it now
 */
export function undoLater(undo) {
  open.add(undo);
  return async () => {
    if (open.delete(undo)) await undo();
  };
}

export async function cleanUp() {
  await stopAll();
  for (const undo of [...open].reverse()) {
    open.delete(undo);
    await undo();
  }
}

/** @param {string} directory removed in the end */
export function removeLater(directory) {
  undoLater(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/**
 * Starts a program of this folder in a process of its own, which ends with this one.
 *
 * @param {string} file
 * @param {import('node:child_process').ForkOptions} [options]
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ready: any, end: (signal: NodeJS.Signals) => Promise<void> }>}
 *   ready: the first message that it sends. @throws Error when it ends before
 */
export async function forkProgram(file, options) {
  const child = fork(new URL(file, import.meta.url), options);
  const ended = new Promise((done) => child.once('exit', done));
  undoLater(() => void child.kill('SIGKILL'));
  const ready = await new Promise((done, failed) => {
    child.once('message', done);
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}`)));
  });
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    await ended;
  };
  return { child, ready, end };
}

/** Options of a process that is profiled into the folder of BENCH_PROFILE. */
export const profiled = process.env.BENCH_PROFILE
  ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
  : [];
