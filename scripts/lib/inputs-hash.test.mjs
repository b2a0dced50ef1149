import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashInputs } from './inputs-hash.mjs';

test('a build is repeated when a source changes, moves or goes, and only then', () => {
  const dir = mkdtempSync(join(tmpdir(), 'clinic-hash-'));
  const hash = () => hashInputs({ dir, sources: ['src', 'missing'], ignore: /\.test\.ts$/ });
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'src', 'a.ts'), 'one');
  const first = hash();

  writeFileSync(join(dir, 'elsewhere.ts'), 'two');
  writeFileSync(join(dir, 'src', 'a.test.ts'), 'two');
  assert.equal(hash(), first);

  writeFileSync(join(dir, 'src', 'a.ts'), 'two');
  const changed = hash();
  assert.notEqual(changed, first);

  renameSync(join(dir, 'src', 'a.ts'), join(dir, 'src', 'b.ts'));
  assert.notEqual(hash(), changed);
  rmSync(dir, { recursive: true });
});
