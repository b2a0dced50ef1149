import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { copyTo } from './contract.mjs';

const { at, put } = emptyFolder();
const COPY = 'app/src/contract';
beforeEach(() => void put('status.ts', 'export const STATUSES = [];\n'));

const copy = () => copyTo({ from: at(), to: at(COPY), isWanted: (name) => !name.endsWith('.test.ts') });

const read = (/** @type {string} */ name) => readFileSync(at(COPY, name), 'utf8');
const HEAD = '// Generated from contract/status.ts by scripts/copy-contract.mjs: change it there.\n';

test('only sources that are wanted are copied, once, and say where they come from; a change in the copy is undone', () => {
  for (const name of ['status.test.ts', 'tsconfig.json']) put(name);
  copy();
  assert.deepEqual(readdirSync(at(COPY)), ['status.ts']);
  assert.equal(read('status.ts'), `${HEAD}export const STATUSES = [];\n`);
  utimesSync(at(COPY, 'status.ts'), 1, 1);
  copy();
  assert.equal(statSync(at(COPY, 'status.ts')).mtimeMs, 1000);
  put(`${COPY}/status.ts`, 'by hand');
  put(`${COPY}/former.ts`);
  copy();
  assert.match(read('status.ts'), /STATUSES/);
  assert.deepEqual(readdirSync(at(COPY)), ['status.ts']);
});
