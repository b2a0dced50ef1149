import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
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
let from = '';
let to = '';
const former = process.env.CLINIC_CACHE;

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

const entriesOf = (/** @type {string} */ kind) =>
  readdirSync(at('cache', kind)).map((name) => name.replace('.tar.zst', ''));

test('a kept folder is put in place of another, with its links and nothing of what was there', async () => {
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), false);
  assert.equal(await keep({ kind: 'dist', hash: 'one', from }), true);
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'old.js'), 'old');
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), true);
  assert.deepEqual(readdirSync(to).sort(), ['deep', 'link']);
  assert.equal(readFileSync(join(to, 'link'), 'utf8'), 'a');
  assert.equal(readlinkSync(join(to, 'link')), join('deep', 'a.js'));
  assert.deepEqual(readdirSync(join(to, '..')), ['made']);
});

test('a change of what was restored or was kept does not reach the cache', async () => {
  await keep({ kind: 'dist', hash: 'one', from });
  // Every time, on a machine that is busy too.
  for (let time = 0; time < 20; time += 1)
    assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), true);
  for (const dir of [from, to]) writeFileSync(join(dir, 'deep', 'a.js'), 'changed');
  await restoreKept({ kind: 'dist', hash: 'one', to });
  assert.equal(readFileSync(join(to, 'deep', 'a.js'), 'utf8'), 'a');
});

test('the newest few of a kind stay, by when they were used', async () => {
  for (const [index, hash] of ['one', 'two', 'three'].entries()) {
    await keep({ kind: 'dist', hash, from, atMost: 3 });
    const before = new Date(Date.now() - 60_000 + index * 1000);
    utimesSync(at('cache', 'dist', `${hash}.tar.zst`), before, before);
  }
  await restoreKept({ kind: 'dist', hash: 'one', to });
  await keep({ kind: 'dist', hash: 'four', from, atMost: 3 });
  assert.deepEqual(entriesOf('dist').sort(), ['four', 'one', 'three']);
});

test('a broken entry is not used, and is kept anew', async () => {
  await keep({ kind: 'dist', hash: 'one', from });
  const archive = at('cache', 'dist', 'one.tar.zst');
  writeFileSync(archive, readFileSync(archive).subarray(0, -20));
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), false);
  assert.equal(existsSync(to), false);
  assert.equal(await keep({ kind: 'dist', hash: 'one', from }), true);
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), true);
});

test('a cache that cannot be written or is switched off stops nothing', async () => {
  writeFileSync(at('cache'), 'a file where a folder should be');
  assert.equal(await keep({ kind: 'dist', hash: 'one', from }), false);
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), false);
  process.env.CLINIC_CACHE = '';
  assert.equal(await keep({ kind: 'dist', hash: 'one', from }), false);
  assert.equal(await restoreKept({ kind: 'dist', hash: 'one', to }), false);
});

test('the cache is where the user has others, or where CLINIC_CACHE says', async () => {
  assert.equal(cacheFolder({ CLINIC_CACHE: '/somewhere' }), '/somewhere');
  assert.equal(cacheFolder({ CLINIC_CACHE: '' }), null);
  assert.match(cacheFolder({}) ?? '', /clinic$/);
});
