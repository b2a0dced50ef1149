import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
const listOf = (/** @type {string} */ standalone) =>
  JSON.parse(read(standalone, 'previous-builds.json') ?? 'null');

test('a build has the files of the one before it, and its own go before', () => {
  const first = makeBuild('first', ['chunks/a.js', 'chunks/same.js', 'first/live-parts.js']);
  const second = makeBuild('second', ['chunks/b.js', 'chunks/same.js']);
  replace(first, second);
  assert.equal(read(second, 'static/chunks/a.js'), 'first');
  assert.equal(read(second, 'static/first/live-parts.js'), 'first');
  assert.equal(read(second, 'static/chunks/same.js'), 'second');
  assert.deepEqual(listOf(second), [
    { id: 'first', replacedAt: null, files: ['chunks/a.js', 'first/live-parts.js'] },
  ]);
});

test('all of several builds in a day are kept, and none that ended a day ago', () => {
  const now = Date.now();
  const [first, second, third] = [
    makeBuild('first', ['chunks/a.js']),
    makeBuild('second', ['chunks/b.js']),
    makeBuild('third', ['chunks/c.js']),
  ];
  replace(first, second);
  const list = listOf(second);
  list[0].replacedAt = now - DAY_MS / 2;
  writeFileSync(join(second, distDir, 'previous-builds.json'), JSON.stringify(list));
  replace(second, third, now);
  assert.deepEqual(
    listOf(third).map((/** @type {{ id: string, files: string[] }} */ { id, files }) => [id, files]),
    [
      ['first', ['chunks/a.js']],
      ['second', ['chunks/b.js']],
    ],
  );

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
