import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the backend, whose user may not look into the folder of the backups, how a command ended: in a file of its own, which
 * says when, and nothing else. The page for managers and the metrics go by it.
 *
 * @param {{ places: import('./places.mjs').Places, name: 'backup' | 'failed-backup' | 'drill' | 'restore',
 *   note: Record<string, string | number> }} options
 * @returns {string | null} the file when it could not be written, which changes nothing about what was done
 */
export function writeNote({ places, name, note }) {
  const file = join(places.data, `last-${name}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(note)}\n`);
    chmodSync(file, 0o644);
    return null;
  } catch {
    return file;
  }
}
