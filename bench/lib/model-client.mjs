import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

/** Starts the process that runs the operations; `call` gives the answer of one, `end` kills it and waits. */
export function startModelProcess(environment) {
  const child = fork(resolve(root, 'bench/lib/model-process.mjs'), {
    env: { ...environment, LOG_LEVEL: 'error' },
    execArgv: process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [],
  });
  const waiting = new Map();
  let nextId = 1;
  const ready = new Promise((done, failed) => {
    child.once('message', done);
    child.once('exit', (code) => failed(new Error(`The process ended with ${code}`)));
  });
  child.on('message', ({ id, result, fault }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (fault) one?.failed(new Error(fault));
    else one?.done(result);
  });
  const ended = new Promise((done) => child.once('exit', done));
  const call = (name, input) =>
    new Promise((done, failed) => {
      nextId += 1;
      waiting.set(nextId, { done, failed });
      child.send({ id: nextId, name, input });
    });
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return { ready, call, end };
}
