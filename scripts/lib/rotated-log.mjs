import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MOST_BYTES = 50 * 1024 * 1024;

/**
 * A log file that is put aside as `.1` when it is full, in place of the one before: a site that runs for months fills no disk.
 *
 * @param {{ file: string, append: boolean, mostBytes?: number }} options
 */
export function openRotatedLog({ file, append, mostBytes = MOST_BYTES }) {
  mkdirSync(dirname(file), { recursive: true });
  let descriptor = openSync(file, append ? 'a' : 'w');
  let bytes = statSync(file).size;
  return {
    /** @param {string | Buffer} chunk */
    write: (chunk) => {
      try {
        if (bytes > mostBytes) {
          // The next file first: the number of one that is closed may be another's at once.
          const next = openSync(`${file}.next`, 'w');
          closeSync(descriptor);
          descriptor = next;
          bytes = 0;
          renameSync(file, `${file}.1`);
          renameSync(`${file}.next`, file);
        }
        const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        bytes += writeSync(descriptor, data);
      } catch {
        // A full disk ends no part of the site.
      }
    },
    end: () => closeSync(descriptor),
  };
}
