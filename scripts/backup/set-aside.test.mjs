import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';
import { emptyFolder } from '../test/empty-folder.mjs';
import { removeCutShort, removeSetAside } from './set-aside.mjs';

const DAY_MS = 86_400_000;
const folder = emptyFolder();

/** Makes a file, or a folder, that was changed so many days ago. @param {string} name @param {number} days */
function put(name, days) {
  if (name.startsWith('clinic')) folder.put(name, '');
  else mkdirSync(folder.at(name));
  const at = new Date(Date.now() - days * DAY_MS);
  utimesSync(folder.at(name), at, at);
  return folder.at(name);
}

test('leftovers of restores and of the move to PostgreSQL are removed once they are old, and a database in use never', () => {
  put('before-restore-old', 31);
  put('before-restore-new', 29);
  put('clinic.db-wal', 29);
  const databaseFile = put('clinic.db', 31);
  const remove = (/** @type {string} */ settings) => {
    const settingsFile = folder.put('.env', settings);
    removeSetAside({ folder: folder.at(), settingsFile, databaseFile, before: Date.now() - 30 * DAY_MS });
    return readdirSync(folder.at()).filter((name) => name !== '.env');
  };
  assert.deepEqual(remove('PORT=1337\n'), ['before-restore-new', 'clinic.db', 'clinic.db-wal']);
  assert.deepEqual(remove('DATABASE_URL=\n'), ['before-restore-new', 'clinic.db', 'clinic.db-wal']);
  assert.deepEqual(remove('DATABASE_URL=postgres://x/y\n'), ['before-restore-new', 'clinic.db-wal']);
});

test('what commands leave that are ended at once is removed a day later, and no backup with it', () => {
  const backup = 'clinic-2026-11-23T07-08-09Z.tar.age';
  const exported = ['clinic-g.tar.gz.age.part', 'g.tar.gz.age.rows'];
  const left = ['.unfinished-a', '.restoring-b', 'clinic-drill-c', `${backup}.part`, ...exported];
  for (const name of [...left, backup]) put(name, 2);
  const inUse = ['.restoring-d', '.unfinished-e', 'clinic-drill-f', 'h.tar.gz.age.rows'];
  for (const name of inUse) put(name, 0.5);
  removeCutShort({ folders: [folder.at(), folder.at('nowhere')], before: Date.now() - DAY_MS });
  assert.deepEqual(readdirSync(folder.at()).sort(), [...inUse, backup].sort());
});

test('every command that unpacks a clinic does it where the backups remove what is left', () => {
  const foldersOf = (/** @type {string} */ name) =>
    readFileSync(join(root, 'scripts', `${name}.mjs`), 'utf8').match(/(?<=temporaryFolder\()[^)]+/g);
  assert.deepEqual(['backup', 'restore', 'drill'].map(foldersOf), [
    ["'.unfinished-', places.backups"],
    ["'.restoring-', asideFolder"],
    ["'clinic-drill-', asideFolder"],
  ]);
});

test('an export that is interrupted leaves no rows, and the backups look where it is written', () => {
  const textOf = (/** @type {string} */ name) => readFileSync(join(root, 'scripts', `${name}.mjs`), 'utf8');
  assert.match(textOf('export-data'), /'rows'[\s\S]*runToEnd\(exportData, cleanUp\)/);
  assert.match(textOf('backup'), /const folders = \[.*exportsFolder\];/);
});
