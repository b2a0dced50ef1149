import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { addPreviousBuild, savePreviousBuild } from './previous-builds.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const distDir = '.next';
const { at, put } = emptyFolder();

/** A build with files by their paths in `static`, each holding the build's id. @param {string} id @param {string[]} files */
function makeBuild(id, files) {
  put(`${id}/${distDir}/BUILD_ID`, `${id}\n`);
  for (const file of files) put(`${id}/${distDir}/static/${file}`, id);
  return at(id);
}

/** @param {string} before @param {string} next @param {number} [now] */
function replace(before, next, now) {
  const to = at('saved');
  savePreviousBuild({ standalone: before, distDir, to, now });
  addPreviousBuild({ from: to, standalone: next, distDir });
}

const read = (/** @type {string} */ standalone, /** @type {string} */ path) =>
  existsSync(join(standalone, distDir, path)) ? readFileSync(join(standalone, distDir, path), 'utf8') : null;
/** @returns {{ id: string, replacedAt: number, files: string[] }[] | null} */
const listOf = (/** @type {string} */ standalone) =>
  JSON.parse(read(standalone, 'previous-builds.json') ?? 'null');

test('a build has the files of the one before it, and its own go before', () => {
  const first = makeBuild('first', ['chunks/a.js', 'chunks/same.js', 'first/live-parts.js']);
  const second = makeBuild('second', ['chunks/b.js', 'chunks/same.js']);
  const now = Date.now();
  replace(first, second, now);
  const files = ['chunks/a.js', 'first/live-parts.js'];
  for (const file of files) assert.equal(read(second, `static/${file}`), 'first');
  assert.equal(read(second, 'static/chunks/same.js'), 'second');
  assert.deepEqual(listOf(second), [{ id: 'first', replacedAt: now, files }]);
});

test('all of several builds in a day are kept, and none that ended a day ago', () => {
  const now = Date.now();
  const first = makeBuild('first', ['chunks/a.js']);
  const second = makeBuild('second', ['chunks/b.js']);
  const third = makeBuild('third', ['chunks/c.js']);
  replace(first, second, now - DAY_MS / 2);
  replace(second, third, now);
  const kept = listOf(third)?.map(({ id, files }) => `${id}: ${files}`);
  assert.deepEqual(kept, ['first: chunks/a.js', 'second: chunks/b.js']);

  const late = makeBuild('late', ['chunks/d.js']);
  replace(second, late, now + DAY_MS);
  assert.equal(read(late, 'static/chunks/a.js'), null);
  assert.equal(read(late, 'static/chunks/b.js'), 'second');
});

test('the first build has nobody before it', () => {
  const first = makeBuild('first', ['chunks/a.js']);
  replace(at('nothing'), first);
  assert.equal(listOf(first), null);
});
