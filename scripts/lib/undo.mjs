import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAll } from './processes.mjs';

/** @type {Set<() => unknown>} */
const open = new Set();

/**
 * Keeps in mind what has to be undone however a command ends.
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

/** Makes a folder that is removed in the end. @param {string} prefix of its name @param {string} [parent] */
export function temporaryFolder(prefix, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, prefix));
  undoLater(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Ends every process that was started, and undoes the rest, the newest first. */
export async function cleanUp() {
  await stopAll();
  for (const undo of [...open].reverse()) {
    // A command that is ended while it cleans up does so twice at once.
    if (open.delete(undo)) await undo();
  }
}
