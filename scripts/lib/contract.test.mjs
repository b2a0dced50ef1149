import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { copyTo } from './contract.mjs';

/** @type {string} */
let from;
/** @type {string} */
let to;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'clinic-contract-'));
  to = join(from, 'app', 'src', 'contract');
  writeFileSync(join(from, 'status.ts'), 'export const STATUSES = [];\n');
});
afterEach(() => rmSync(from, { recursive: true }));

const copy = () => copyTo({ from, to, isWanted: (name) => !name.endsWith('.test.ts') });

test('a copy says where it comes from', () => {
  copy();
  assert.equal(
    readFileSync(join(to, 'status.ts'), 'utf8'),
    '// Generated from contract/status.ts by scripts/copy-contract.mjs: change it there.\nexport const STATUSES = [];\n',
  );
});

test('only sources that are wanted are copied', () => {
  for (const name of ['status.test.ts', 'tsconfig.json']) writeFileSync(join(from, name), '');
  copy();
  assert.deepEqual(readdirSync(to), ['status.ts']);
});

test('what is the same is not written again', () => {
  copy();
  utimesSync(join(to, 'status.ts'), 1, 1);
  copy();
  assert.equal(statSync(join(to, 'status.ts')).mtimeMs, 1000);
});

test('what was changed in the copy is undone', () => {
  copy();
  writeFileSync(join(to, 'status.ts'), 'by hand');
  copy();
  assert.match(readFileSync(join(to, 'status.ts'), 'utf8'), /STATUSES/);
});

test('what is gone from the contract is gone from the copy', () => {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'former.ts'), '');
  copy();
  assert.deepEqual(readdirSync(to), ['status.ts']);
});

test('what is made lies beside the copies, and says from what', () => {
  const made = { 'version.ts': { from: 'package.json', content: 'export const VERSION = 1;\n' } };
  copyTo({ from, to, isWanted: () => true, made });
  assert.deepEqual(readdirSync(to).sort(), ['status.ts', 'version.ts']);
  assert.equal(
    readFileSync(join(to, 'version.ts'), 'utf8'),
    '// Generated from package.json by scripts/copy-contract.mjs: change it there.\nexport const VERSION = 1;\n',
  );
});
