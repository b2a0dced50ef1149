import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Memory that the processes working in a folder hold, each page that several of them share counted once among all.
 *
 * @param {string} directory or a folder in it
 * @returns {number} in megabytes; NaN where the system does not tell (only Linux does)
 */
export function memoryOf(directory) {
  let kilobytes = 0;
  for (const pid of processIds()) {
    try {
      const workedIn = readlinkSync(`/proc/${pid}/cwd`);
      if (workedIn !== directory && !workedIn.startsWith(`${directory}/`)) continue;
      kilobytes += kilobytesOf(pid);
    } catch {
      // It has ended meanwhile, or is somebody else's.
    }
  }
  return kilobytes === 0 ? Number.NaN : kilobytes / 1024;
}

/** Memory of one process, each page that several share counted once among all. @param {number | string} pid */
export function kilobytesOf(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
}

/** Of all processes of this machine; none where the system does not tell. */
export function processIds() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
