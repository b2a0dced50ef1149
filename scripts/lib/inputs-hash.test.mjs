import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { hashInputs } from './inputs-hash.mjs';

const { at, put } = emptyFolder();

test('a build is repeated when a source changes, moves or goes, and only then', () => {
  const hash = () => hashInputs({ dir: at(), sources: ['src', 'missing'], ignore: /\.test\.ts$/ });
  put('src/a.ts', 'one');
  const first = hash();
  for (const path of ['elsewhere.ts', 'src/a.test.ts']) put(path, 'two');
  assert.equal(hash(), first);
  put('src/a.ts', 'two');
  const changed = hash();
  assert.notEqual(changed, first);
  renameSync(at('src', 'a.ts'), at('src', 'b.ts'));
  assert.notEqual(hash(), changed);
});
