import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from '../lib/env-files.mjs';
import { tryOr } from '../lib/fault.mjs';

/** Left by a command that was ended at once: a backup, a restore or an export holds the whole clinic there, unencrypted. */
const CUT_SHORT =
  /^(?:\.unfinished-|\.restoring-|clinic-drill-)|\.tar\.age\.part$|\.tar\.gz\.age\.(?:part|rows)$/;

/** @param {string} folder @param {RegExp} names @param {number} before */
const listOld = (folder, names, before) =>
  tryOr(() => readdirSync(folder), [])
    .filter((name) => names.test(name))
    .map((name) => join(folder, name))
    .filter((path) => isOld(path, before));

/** @param {string} path @param {number} before */
const isOld = (path, before) => existsSync(path) && statSync(path).mtimeMs < before;

/**
 * Removes what commands have left that were ended at once.
 *
 * @param {{ folders: string[], before: number }} options before: epoch milliseconds; what is younger may be in use
 */
export function removeCutShort({ folders, before }) {
  const old = folders.flatMap((folder) => listOld(folder, CUT_SHORT, before));
  for (const path of old) rmSync(path, { recursive: true, force: true });
}

/**
 * Removes what restores and the move to PostgreSQL have left, once it is older than backups may be: patients are in it.
 *
 * @param {{ folder: string, settingsFile: string, databaseFile: string, before: number }} options folder: `var`; settingsFile:
 *   of the backend; databaseFile: of SQLite; before: epoch milliseconds
 */
export function removeSetAside({ folder, settingsFile, databaseFile, before }) {
  // Decided by the settings file only: a DATABASE_URL of the command line does not describe the stored clinic.
  const isMoved = Boolean(parseEnv(readFileSync(settingsFile, 'utf8')).DATABASE_URL);
  const moved = isMoved ? ['', '-wal', '-shm'].map((ending) => databaseFile + ending) : [];
  const restored = listOld(folder, /^before-restore-/, before);
  const old = [...restored, ...moved.filter((path) => isOld(path, before))];
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
