import { rmSync } from 'node:fs';
import { stopAll } from '../../scripts/lib/processes.mjs';

/** @type {Set<() => unknown>} */
const open = new Set();

/**
 * Keeps in mind what has to be undone however a bench ends.
 *
 * @param {() => unknown} undo
 * @returns {() => Promise<void>} undoes it now
 */
export function undoLater(undo) {
  open.add(undo);
  return async () => {
    if (open.delete(undo)) await undo();
  };
}

/** Stops and removes whatever a bench has left. */
export async function cleanUp() {
  await stopAll();
  for (const undo of [...open].reverse()) {
    open.delete(undo);
    await undo();
  }
}

/** @param {string} directory removed in the end */
export function removeLater(directory) {
  undoLater(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}
