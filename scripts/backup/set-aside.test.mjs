import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeSetAside } from './set-aside.mjs';

const DAY_MS = 86_400_000;

test('leftovers of restores and of the move to PostgreSQL are removed once they are old, and a database in use never', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-aside-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const put = (/** @type {string} */ name, /** @type {number} */ days) => {
    const path = join(folder, name);
    if (name.startsWith('before-')) mkdirSync(path);
    else writeFileSync(path, '');
    const at = new Date(Date.now() - days * DAY_MS);
    utimesSync(path, at, at);
    return path;
  };
  put('before-restore-old', 31);
  put('before-restore-new', 29);
  put('clinic.db-wal', 29);
  const databaseFile = put('clinic.db', 31);
  const settingsFile = join(folder, '.env');
  const remove = (/** @type {string} */ settings) => {
    writeFileSync(settingsFile, settings);
    removeSetAside({ folder, settingsFile, databaseFile, before: Date.now() - 30 * DAY_MS });
    return readdirSync(folder).filter((name) => name !== '.env');
  };
  assert.deepEqual(remove('PORT=1337\n'), ['before-restore-new', 'clinic.db', 'clinic.db-wal']);
  assert.deepEqual(remove('DATABASE_URL=\n'), ['before-restore-new', 'clinic.db', 'clinic.db-wal']);
  assert.deepEqual(remove('DATABASE_URL=postgres://x/y\n'), ['before-restore-new', 'clinic.db-wal']);
});
