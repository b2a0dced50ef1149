import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tryOr } from '../../scripts/lib/fault.mjs';

/** Sends a signal to a process and everything that it has started. @param {{ pid: number, signal: NodeJS.Signals }} options */
export function signalTree({ pid, signal }) {
  // One may have ended meanwhile.
  for (const one of treeOf(pid)) tryOr(() => process.kill(one, signal), false);
}

/**
 * Returns what a process and all that it has started hold at this moment; only Linux tells.
 *
 * @returns {{ memory: number, files: number, connections: number }} memory in MB, each page that several share counted once;
 *   connections: of the open files, those that are sockets
 */
export function usageOf(pid) {
  const usage = { memory: 0, files: 0, connections: 0 };
  for (const one of treeOf(pid)) {
    try {
      const rollup = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
      usage.memory += Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) / 1024;
      for (const file of readdirSync(`/proc/${one}/fd`)) {
        usage.files += 1;
        if (readlinkSync(`/proc/${one}/fd/${file}`).startsWith('socket:')) usage.connections += 1;
      }
    } catch {
      // It has ended meanwhile, or a file was closed.
    }
  }
  return usage;
}

/**
 * A process and everything that it and its children have started, itself first. PostgreSQL gives each of its workers a
 * process group of its own, so that a group does not name them.
 */
function treeOf(pid) {
  const children = Map.groupBy(processIds(), parentOf);
  const found = [pid];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

/** Lists all processes of this machine; empty if the system does not tell. */
function processIds() {
  return tryOr(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid) {
  const stat = tryOr(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The name of a program, in brackets, may hold spaces.
  return Number(stat.split(') ').at(-1)?.split(' ')[1] ?? 0);
}
