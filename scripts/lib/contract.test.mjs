import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { copyTo } from './contract.mjs';

const { at, put } = emptyFolder();
const COPY = 'app/src/contract';
beforeEach(() => void put('status.ts', 'export const STATUSES = [];\n'));

const copy = () => copyTo({ from: at(), to: at(COPY), isWanted: (name) => !name.endsWith('.test.ts') });

test('a copy says where it comes from', () => {
  copy();
  assert.equal(
    readFileSync(at(COPY, 'status.ts'), 'utf8'),
    '// Generated from contract/status.ts by scripts/copy-contract.mjs: change it there.\nexport const STATUSES = [];\n',
  );
});

test('only sources that are wanted are copied', () => {
  for (const name of ['status.test.ts', 'tsconfig.json']) put(name);
  copy();
  assert.deepEqual(readdirSync(at(COPY)), ['status.ts']);
});

test('an unchanged file is not written again', () => {
  copy();
  utimesSync(at(COPY, 'status.ts'), 1, 1);
  copy();
  assert.equal(statSync(at(COPY, 'status.ts')).mtimeMs, 1000);
});

test('a change in the copy is undone', () => {
  copy();
  put(`${COPY}/status.ts`, 'by hand');
  copy();
  assert.match(readFileSync(at(COPY, 'status.ts'), 'utf8'), /STATUSES/);
});

test('what is gone from the contract is gone from the copy', () => {
  put(`${COPY}/former.ts`);
  copy();
  assert.deepEqual(readdirSync(at(COPY)), ['status.ts']);
});

test('generated files lie beside the copies, and say from what they were made', () => {
  const made = { 'version.ts': { from: 'package.json', content: 'export const VERSION = 1;\n' } };
  copyTo({ from: at(), to: at(COPY), isWanted: () => true, made });
  assert.deepEqual(readdirSync(at(COPY)).sort(), ['status.ts', 'version.ts']);
  assert.equal(
    readFileSync(at(COPY, 'version.ts'), 'utf8'),
    '// Generated from package.json by scripts/copy-contract.mjs: change it there.\nexport const VERSION = 1;\n',
  );
});
