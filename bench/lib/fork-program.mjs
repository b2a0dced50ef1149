import { fork } from 'node:child_process';
import { undoLater } from '../../scripts/lib/undo.mjs';

/**
 * Starts a program of this folder in a process of its own, which ends with this one.
 *
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
