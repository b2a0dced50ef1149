import assert from 'node:assert/strict';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { openRotatedLog } from './rotated-log.mjs';

const { at } = emptyFolder();

test('a log that is full is put aside, and the one before it goes', () => {
  const file = at('logs', 'part.log');
  const read = (/** @type {string} */ name) => readFileSync(name, 'utf8');
  const first = openRotatedLog({ file, append: false, mostBytes: 4 });
  for (const line of ['one\n', 'two\n', 'three\n']) first.write(line);
  assert.deepEqual([read(`${file}.1`), read(file)], ['one\ntwo\n', 'three\n']);
  first.end();
  const second = openRotatedLog({ file, append: true, mostBytes: 4 });
  second.write(Buffer.from('four\n'));
  second.end();
  assert.deepEqual([read(`${file}.1`), read(file)], ['three\n', 'four\n']);
  assert.equal(readdirSync(at('logs')).length, 2);
  openRotatedLog({ file, append: false }).end();
  assert.equal(read(file), '');
});

test('a log that cannot be put aside goes on, and closes no file of others', () => {
  const file = at('part.log');
  mkdirSync(at('part.log.1', 'in the way'), { recursive: true });
  const log = openRotatedLog({ file, append: false, mostBytes: 4 });
  for (const line of ['first\n', 'second\n']) log.write(line);
  // Of the lowest number that is free.
  const other = openSync(at('other'), 'w');
  log.write('third\n');
  assert.equal(writeSync(other, 'whole'), 5);
  closeSync(other);
  log.end();
  assert.equal(readFileSync(at('other'), 'utf8'), 'whole');
});
