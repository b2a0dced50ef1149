import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { removeSetAside } from './set-aside.mjs';

const DAY_MS = 86_400_000;
const folder = emptyFolder();

test('leftovers of restores and of the move to PostgreSQL are removed once they are old, and a database in use never', () => {
  const put = (/** @type {string} */ name, /** @type {number} */ days) => {
    if (name.startsWith('before-')) mkdirSync(folder.at(name));
    else folder.put(name, '');
    const at = new Date(Date.now() - days * DAY_MS);
    utimesSync(folder.at(name), at, at);
    return folder.at(name);
  };
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
