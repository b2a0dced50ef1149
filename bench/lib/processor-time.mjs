import { readFileSync } from 'node:fs';
import { treeOf } from './process-tree.mjs';

/** As Linux counts it, whatever the machine: 100 ticks a second. */
const TICK_MS = 10;

/** Processor time that a process and all it has started have used so far, milliseconds; only Linux tells. @param {number} pid */
export function processorMsOf(pid) {
  return treeOf(pid).reduce((sum, one) => sum + ticksOf(one) * TICK_MS, 0);
}

/** @param {number} pid */
function ticksOf(pid) {
  try {
    // The name of a program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
