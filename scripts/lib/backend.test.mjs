import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { databaseIdentity, removeCompiled } from './backend.mjs';

test('what was compiled of a source that is gone is removed before a build, and the screens of the editor stay', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const [gone, screens] = [join(dist, 'src/api/gone/routes/gone.js'), join(dist, 'build/index.html')];
  for (const file of [gone, screens]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  removeCompiled(dist);
  assert.deepEqual([gone, screens].map(existsSync), [false, true]);
  rmSync(dist, { recursive: true });
});

test('a database of another DATA_DIR is another one, and so is one that is made anew in the same', () => {
  const data = mkdtempSync(join(tmpdir(), 'data-'));
  // Whatever the environment of the tests names.
  const none = { DATABASE_URL: '', DATABASE_FILE: '' };
  const identityIn = (/** @type {string} */ folder) => databaseIdentity({ ...none, DATA_DIR: folder });
  const empty = identityIn(data);
  writeFileSync(join(data, 'clinic.db'), '');
  assert.equal(new Set([empty, identityIn(data), identityIn(join(data, 'other'))]).size, 3);
  assert.equal(identityIn(data), identityIn(data));
  rmSync(data, { recursive: true });
});
