import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Control groups as of their first version: what is started in them has so much memory, and is measured.
const MEMORY = '/sys/fs/cgroup/memory/clinic-release';
const PROCESSOR = '/sys/fs/cgroup/cpuacct/clinic-release';
export const hasGroups = existsSync('/sys/fs/cgroup/memory/memory.limit_in_bytes');

/** Line by which a shell joins the control groups. */
export const JOIN = hasGroups ? `echo $$ > ${MEMORY}/cgroup.procs; echo $$ > ${PROCESSOR}/cgroup.procs;` : '';

let most = 0;
let isWatched = false;

/** Gives the group so much memory, and watches from then on what is taken. @param {number} bytes */
export function limitMemory(bytes) {
  if (!hasGroups) return console.log('There are no control groups of memory here: nothing is bounded.');
  for (const group of [MEMORY, PROCESSOR]) mkdirSync(group, { recursive: true });
  writeFileSync(join(MEMORY, 'memory.limit_in_bytes'), String(bytes));
  if (isWatched) return;
  isWatched = true;
  setInterval(() => {
    const [, used = '0'] = /^total_rss (\d+)$/m.exec(readFileSync(join(MEMORY, 'memory.stat'), 'utf8')) ?? [];
    most = Math.max(most, Number(used));
  }, 500).unref();
}

/** Returns the peak memory of the processes since the last call, without the page cache. */
export function takeMemory() {
  const taken = `${Math.round(most / 1024 ** 2)} MB of memory at most`;
  most = 0;
  return taken;
}

let before = 0;
/** Seconds of the processor since the last question. */
export function takeProcessor() {
  const now = hasGroups ? Number(readFileSync(join(PROCESSOR, 'cpuacct.usage'), 'utf8')) / 1e9 : 0;
  const taken = now - before;
  before = now;
  return taken;
}

export const removeGroups = () => hasGroups && spawnSync('rmdir', [MEMORY, PROCESSOR]);
