import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { addPreviousBuild, savePreviousBuild } from './previous-builds.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const distDir = '.next';
/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'previous-builds-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A build with files by their paths in `static`, each holding the build's id. @param {string} id @param {string[]} files */
function makeBuild(id, files) {
  const standalone = join(dir, id);
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(standalone, distDir, path)), { recursive: true });
    writeFileSync(join(standalone, distDir, path), text);
  };
  write('BUILD_ID', `${id}\n`);
  for (const file of files) write(join('static', file), id);
  return standalone;
}

/** @param {string} before @param {string} next @param {number} [now] */
function replace(before, next, now) {
  const to = join(dir, 'saved');
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

test('of several builds in a day all are kept, and of one that ended a day ago none', () => {
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
  replace(join(dir, 'nothing'), first);
  assert.equal(listOf(first), null);
});
