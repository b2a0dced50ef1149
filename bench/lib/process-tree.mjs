import { readFileSync } from 'node:fs';
import { processIds } from './process-memory.mjs';

/**
 * A process and everything that it and its children have started, itself first. PostgreSQL gives each of its workers a
 * process group of its own, so that a group does not name them.
 *
 * @param {number} pid
 * @returns {number[]}
 */
export function treeOf(pid) {
  const children = Map.groupBy(processIds().map(Number), parentOf);
  const found = [pid];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

/** @param {{ pid: number, signal: NodeJS.Signals }} options */
export function signalTree({ pid, signal }) {
  for (const one of treeOf(pid)) {
    try {
      process.kill(one, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    // The name of a program, in brackets, may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
}
