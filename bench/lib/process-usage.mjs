import { readdirSync, readlinkSync } from 'node:fs';
import { kilobytesOf } from './process-memory.mjs';
import { treeOf } from './process-tree.mjs';

/**
 * What a process and all that it has started hold at this moment; only Linux tells.
 *
 * @param {number} pid
 * @returns {{ memory: number, files: number, connections: number }} memory in MB, each page that several share counted once;
 *   connections: of the open files, those that are sockets
 */
export function usageOf(pid) {
  const usage = { memory: 0, files: 0, connections: 0 };
  for (const one of treeOf(pid)) {
    try {
      usage.memory += kilobytesOf(one) / 1024;
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
