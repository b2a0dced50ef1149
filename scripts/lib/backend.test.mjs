import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { removeCompiled } from './backend.mjs';

test('what was compiled of a source that is gone is removed before a build, and the screens of the editor stay', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const [gone, screens] = [join(dist, 'src/api/gone/routes/gone.js'), join(dist, 'build/index.html')];
  for (const file of [gone, screens]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  removeCompiled(dist);
  assert.deepEqual([gone, screens].map(existsSync), [false, true]);
  rmSync(dist, { recursive: true });
});
