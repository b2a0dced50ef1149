import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { databaseIdentity, removeCompiled } from './backend.mjs';

const { at, put } = emptyFolder();

test('what was compiled of a source that is gone is removed before a build, and the screens of the editor stay', () => {
  const [gone, screens] = [put('src/api/gone/routes/gone.js'), put('build/index.html')];
  removeCompiled(at());
  assert.deepEqual([gone, screens].map(existsSync), [false, true]);
});

test('a database of another DATA_DIR is another one, and so is one that is made anew in the same', () => {
  // Whatever the environment of the tests names.
  const none = { DATABASE_URL: '', DATABASE_FILE: '' };
  const identityIn = (/** @type {string} */ folder) => databaseIdentity({ ...none, DATA_DIR: folder });
  const empty = identityIn(at());
  put('clinic.db', '');
  assert.equal(new Set([empty, identityIn(at()), identityIn(at('other'))]).size, 3);
  assert.equal(identityIn(at()), identityIn(at()));
});
