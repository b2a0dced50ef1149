import assert from 'node:assert/strict';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { cacheFolder, keep, restoreKept } from './kept.mjs';

const { at, put } = emptyFolder();
const [kind, former] = ['dist', process.env.CLINIC_CACHE];
let from = '';
let to = '';

beforeEach(() => {
  process.env.CLINIC_CACHE = at('cache');
  from = at('made');
  to = at('elsewhere', 'made');
  put('made/deep/a.js', 'a');
  symlinkSync(join('deep', 'a.js'), join(from, 'link'));
});

afterEach(() => {
  if (former === undefined) delete process.env.CLINIC_CACHE;
  else process.env.CLINIC_CACHE = former;
});

const keepAs = (/** @type {string} */ hash, atMost = 9) => keep({ kind, hash, from, atMost });
const restore = (hash = 'one') => restoreKept({ kind, hash, to });

const entriesOf = (/** @type {string} */ kind) =>
  readdirSync(at('cache', kind)).map((name) => name.replace('.tar.zst', ''));

test('a kept folder is put in place of another, with its links and nothing of what was there', async () => {
  assert.equal(await restore(), false);
  assert.equal(await keepAs('one'), true);
  put('elsewhere/made/old.js', 'old');
  assert.equal(await restore(), true);
  assert.deepEqual(readdirSync(to).sort(), ['deep', 'link']);
  assert.equal(readFileSync(join(to, 'link'), 'utf8'), 'a');
  assert.equal(readlinkSync(join(to, 'link')), join('deep', 'a.js'));
  assert.deepEqual(readdirSync(join(to, '..')), ['made']);
});

test('the newest few of a kind stay, by when they were used', async () => {
  for (const [index, hash] of ['one', 'two', 'three'].entries()) {
    await keepAs(hash, 3);
    const before = new Date(Date.now() - 60_000 + index * 1000);
    utimesSync(at('cache', 'dist', `${hash}.tar.zst`), before, before);
  }
  await restore();
  await keepAs('four', 3);
  assert.deepEqual(entriesOf('dist').sort(), ['four', 'one', 'three']);
});

test('a broken entry is not used, and is kept anew', async () => {
  await keepAs('one');
  const archive = at('cache', 'dist', 'one.tar.zst');
  writeFileSync(archive, readFileSync(archive).subarray(0, -20));
  assert.equal(await restore(), false);
  assert.equal(existsSync(to), false);
  assert.deepEqual([await keepAs('one'), await restore()], [true, true]);
});

test('a cache is where the user has others, or where CLINIC_CACHE says; one that cannot be written or is switched off stops nothing', async () => {
  assert.match(cacheFolder({}) ?? '', /clinic$/);
  writeFileSync(at('cache'), 'a file where a folder should be');
  assert.deepEqual([await keepAs('one'), await restore()], [false, false]);
  process.env.CLINIC_CACHE = '';
  assert.deepEqual([await keepAs('one'), await restore()], [false, false]);
});
