import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '../lib/env-files.mjs';

/**
 * Removes what restores and the move to PostgreSQL have left, once it is older than backups may be: patients are in it.
 *
 * @param {{ folder: string, settingsFile: string, databaseFile: string, before: number }} options folder: `var`; settingsFile:
 *   of the backend; databaseFile: of SQLite; before: epoch milliseconds
 * @returns {string[]} what was removed
 */
export function removeSetAside({ folder, settingsFile, databaseFile, before }) {
  const restored = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith('before-restore-'))
    : [];
  // Decided by the file alone: a DATABASE_URL of the command line says nothing of the clinic that lies here.
  const isMoved = Boolean(parseEnv(readFileSync(settingsFile, 'utf8')).DATABASE_URL);
  const moved = isMoved ? ['', '-wal', '-shm'].map((ending) => databaseFile + ending) : [];
  const isOld = (/** @type {string} */ path) => existsSync(path) && statSync(path).mtimeMs < before;
  const old = [...restored.map((name) => join(folder, name)), ...moved].filter(isOld);
  for (const path of old) rmSync(path, { recursive: true });
  return old;
}
